import { createElement } from "react";
import type { PageCard } from "#contract/publications.ts";
import { HistoryPage } from "#guide/HistoryPage.tsx";
import type { ComparedVersions, DescribedChanges, PageVersion } from "#guide/page-history.ts";
import { Frame } from "#guide/parts/Frame.tsx";
import { pathOf } from "#guide/paths.ts";
import { digestVisibility } from "#server/pages/publishing/present-visibility.ts";
import { type PublicHistory, readPublicHistory } from "#server/pages/publishing/read-public.ts";
import { COMPARE_VERSIONS, type CompareOrder } from "./drawing/compare-order.ts";
import { openReading } from "./open-reading.ts";
import { readPageNumber } from "./read-page-number.ts";
import { readTaxonomies } from "./read-taxonomies.ts";
import { titleIn } from "./show-page.ts";
import { followMove } from "./show-version.ts";
import type { Show, SiteVisit } from "./visit-site.ts";

export const HISTORY_QUERY = ["from", "to", "page"] as const;

const VERSIONS_PER_PAGE = 10;
/** In the list, each version shows only the first of its changes. */
const LISTED_LETTERS = 2500;
/** Enough for two texts of maximum length. */
const COMPARED_LETTERS = 24_000;

/** In a worker, cached for further requests of the same versions. */
async function compare(
  { services, public: reading, frame: { site }, locale, today }: SiteVisit,
  { page_id }: PublicHistory,
  pairs: CompareOrder["pairs"],
): Promise<DescribedChanges[]> {
  if (!pairs.length) return [];
  const { customer_id } = reading;
  const visibility = await digestVisibility(reading, page_id);
  const order = { customer_id, page_id, site, locale, today, pairs, visibility };
  const bytes = await services.workers.draw(COMPARE_VERSIONS, order, { customer_id });
  return JSON.parse(Buffer.from(bytes).toString()) as DescribedChanges[];
}

/** The two chosen versions; null unless both were public. */
async function compareChosen(visit: SiteVisit, history: PublicHistory): Promise<ComparedVersions | null> {
  const numbered = (text: string | undefined) => history.versions.find(({ number }) => String(number) === text)?.number;
  const [from, to] = [numbered(visit.query["from"]), numbered(visit.query["to"])];
  if (from === undefined || to === undefined) return null;
  const page = readPageNumber(visit.query["page"]) ?? 1;
  const [changes] = await compare(visit, history, [{ from, to, letters: COMPARED_LETTERS, page }]);
  return changes ? { from, to, changes } : null;
}

async function listVersions(visit: SiteVisit, history: PublicHistory) {
  const last = Math.ceil(history.versions.length / VERSIONS_PER_PAGE);
  const page = Math.min(readPageNumber(visit.query["page"]) ?? 1, last);
  const listed = history.versions.slice((page - 1) * VERSIONS_PER_PAGE, page * VERSIONS_PER_PAGE);
  const later = listed.filter(({ number }) => number > 1);
  const pairs = later.map(({ number }) => ({ from: number - 1, to: number, letters: LISTED_LETTERS, page: 1 }));
  const changes = await compare(visit, history, pairs);
  const versions = listed.map((version): PageVersion => ({
    ...version,
    changes: changes[later.indexOf(version)] ?? null,
  }));
  return { versions, page, last };
}

/** Queries are unbounded: cache only those that the page itself links to. */
const isLinked = ({ query }: SiteVisit, compared: ComparedVersions | null, page: number) =>
  compared
    ? query["page"] === undefined || query["page"] === String(compared.changes.page)
    : query["from"] === undefined && query["to"] === undefined && [undefined, String(page)].includes(query["page"]);

export const showHistory =
  (type: PageCard["type"]): Show =>
  async (visit) => {
    if (!visit.frame.shows_changes) return undefined;
    const { slug = "" } = visit.params;
    const history = await readPublicHistory(visit.public, type, slug);
    if (!history) return followMove(visit, type, "");
    const compared = await compareChosen(visit, history);
    const list = compared ? { versions: [], page: 1, last: 1 } : await listVersions(visit, history);
    const path = `${pathOf({ type, slug })}/history`;
    const taxonomies = await readTaxonomies(visit.services, visit.public, { cards: [], ids: [history.taxonomy_id] });
    const reading = openReading(visit, path, taxonomies);
    const page = createElement(HistoryPage, {
      ...list,
      reading,
      title: history.title,
      path: pathOf({ type, slug }),
      all: history.versions,
      compared,
    });
    const title = reading.read(history.title)?.text;
    return {
      kind: "page",
      path,
      body: createElement(Frame, { reading, home: visit.frame.home?.snapshot ?? null }, page),
      head: {
        title: titleIn(reading, title ? `${reading.words.history}: ${title}` : reading.words.history),
        isHidden: Object.keys(visit.query).length > 0,
      },
      isFleeting: !isLinked(visit, compared, list.page),
    };
  };
