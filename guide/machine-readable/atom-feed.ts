import type { LText } from "#contract/texts.ts";
import { wholeOf } from "#contract/whole-version.ts";
import { textIn } from "#datachain/text.ts";
import { guideWords } from "../all-words.ts";
import type { PageCard, Withheld } from "../content.ts";
import { fill } from "../fill.ts";
import { languageTag } from "../language.ts";
import { pathOf } from "../paths.ts";
import { showsVersions } from "../site.ts";
import { addressOf, dataOf, feedPath, type GuideAt, publicationPath } from "./addresses.ts";
import { escapeXml, XML_HEAD } from "./xml.ts";

export type FeedEntry = Pick<PageCard, "type" | "slug" | "title" | "page_id"> & {
  /** Number of the publication, or of the last one before the withdrawal. */
  readonly number: number;
  readonly is_withdrawal: boolean;
  readonly at: string;
  /** Change note, or reason for the withdrawal. */
  readonly note: string | null;
  readonly withheld: readonly Withheld[];
};

type Feed = {
  readonly guide: GuideAt;
  readonly locale: string;
  /** Null for the feed of the whole guide. */
  readonly page: Pick<PageCard, "type" | "slug" | "title" | "page_id"> | null;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
  /** When the guide first opened: a feed without entries needs a date too. */
  readonly begun_at: string;
};

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

/** Stable even if the page's address changes. */
const entryId = ({ page_id, number, is_withdrawal }: FeedEntry) =>
  `urn:uuid:${page_id}#${number}${is_withdrawal ? "-withdrawn" : ""}`;

/** Readers of the feed replace their copy of an entry that was updated. */
const updatedAt = ({ at, withheld }: FeedEntry) =>
  withheld.reduce((latest, { withheld_at }) => (withheld_at > latest ? withheld_at : latest), at);

function summaryOf({ is_withdrawal, number, note, withheld }: FeedEntry, locale: string) {
  const words = guideWords(locale);
  const whole = wholeOf(withheld);
  if (whole && !is_withdrawal) return fill(words.withheld_because, { reason: whole.reason });
  if (is_withdrawal) return note ? fill(words.withdrawn_because, { reason: note }) : words.withdrawn_lead;
  return note ?? (number === 1 ? words.first_published : words.updated);
}

function entryOf({ guide, locale }: Feed, entry: FeedEntry) {
  const read = (text: LText) => textIn(text, locale, guide.site.default_locale)?.text;
  // a withdrawn page has only its own address left, which says so
  const hasOwn = !entry.is_withdrawal && showsVersions(guide.site);
  const path = hasOwn ? publicationPath(entry, entry.number) : pathOf(entry);
  const hasData = hasOwn && guide.site.features.open_data;
  return [
    "<entry>",
    element("id", entryId(entry)),
    element("title", read(entry.title) ?? entry.slug),
    element("updated", updatedAt(entry)),
    element("published", entry.at),
    link("alternate", "text/html", addressOf(guide, path, locale)),
    hasData ? link("alternate", "application/json", addressOf(guide, dataOf(path), locale)) : "",
    element("summary", summaryOf(entry, locale)),
    "</entry>\n",
  ].join("");
}

/** Publications and withdrawals as an Atom feed. */
export function atomFeed(feed: Feed): string {
  const { guide, locale, page, entries, begun_at } = feed;
  const { site } = guide;
  const read = (text: LText) => textIn(text, locale, site.default_locale)?.text;
  const name = read(site.name) ?? new URL(guide.origin).host;
  const title = page ? `${read(page.title) ?? page.slug} – ${name}` : name;
  return [
    `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(languageTag(locale))}">\n`,
    element("id", page ? `urn:uuid:${page.page_id}` : addressOf(guide, feedPath(null), locale)),
    element("title", title),
    element("updated", entries.map(updatedAt).toSorted().at(-1) ?? begun_at),
    `<author>${element("name", name)}</author>`,
    link("self", "application/atom+xml", addressOf(guide, feedPath(page), locale)),
    link("alternate", "text/html", addressOf(guide, page ? pathOf(page) : "/", locale)),
    "\n",
    ...entries.map((entry) => entryOf(feed, entry)),
    "</feed>\n",
  ].join("");
}
