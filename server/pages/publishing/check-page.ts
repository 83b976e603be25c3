import type { Completeness } from "#contract/pages.ts";
import type { PageFinding, PageSnapshot } from "#contract/publications.ts";
import type { LText } from "#contract/texts.ts";
import { checkChain } from "#datachain/check.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { filledIn } from "#datachain/text.ts";
import { countFindings } from "#datachain/group-findings.ts";
import { bySeverity, findingsFor } from "#factsheet/rules.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { ComposedSheet } from "./compose-sheet.ts";
import { linkedTexts, type OwnLinks, pageLinks } from "./find-dead-links.ts";
import { unclearLinks } from "./find-unclear-links.ts";
import type { RawPage } from "./read-composition.ts";

/** Facts a check needs besides the page itself. */
export type Circumstances = {
  readonly site: RawPage["site"];
  readonly taxonomy: Taxonomy | null;
  readonly sheet: ComposedSheet | null;
  readonly languages: readonly Completeness[];
  /** The linked pages that are public. */
  readonly public_ids: ReadonlySet<string>;
  /** Number of public pages a collection currently shows. */
  readonly shown_count: number;
  /** Links to pages of this guide, and whether each is dead. */
  readonly own_links: OwnLinks;
};

type Code = PageFinding["code"];
type More = Partial<Pick<PageFinding, "locale" | "params">>;

const found = (severity: PageFinding["severity"], code: Code, field: string, more: More = {}): PageFinding => ({
  code,
  severity,
  field,
  locale: null,
  params: {},
  ...more,
});

const isInventoried = ({ type }: PageSnapshot) => type === "device_page" || type === "algorithm_page";

function checkWords({ content, default_locale: locale, type }: PageSnapshot): PageFinding[] {
  const lacks = (text: LText) => filledIn(text, locale) === undefined;
  const { image } = content;
  return [
    ...(lacks(content.headline) ? [found("error", "headline_missing", "headline", { locale })] : []),
    ...(lacks(content.body) && type !== "home_page" ? [found("warning", "body_missing", "body", { locale })] : []),
    ...(image && !image.is_decorative && lacks(image.alt)
      ? [found("error", "alt_missing", "image.alt", { locale })]
      : []),
    ...content.questions.flatMap(({ id, ...texts }) =>
      (["question", "answer"] as const)
        .filter((part) => lacks(texts[part]))
        .map((part) => found("error", "question_incomplete", `questions.${id}.${part}`, { locale })),
    ),
  ];
}

function checkLinks(snapshot: PageSnapshot, { own_links }: Circumstances): PageFinding[] {
  return linkedTexts(snapshot).flatMap(([field, text]) =>
    snapshot.locales.flatMap((locale) => {
      const warn = (code: Code, params: PageFinding["params"]) => found("warning", code, field, { locale, params });
      const markdown = text[locale] ?? "";
      const dead = pageLinks(markdown).filter(({ address }) => own_links.get(address)?.is_dead);
      return [
        ...[...new Set(dead.map(({ path }) => path))].map((path) => warn("link_dead", { path })),
        ...unclearLinks(markdown).map((words) => warn("link_unclear", { words })),
      ];
    }),
  );
}

function checkInventory(snapshot: PageSnapshot, { taxonomy }: Circumstances): PageFinding[] {
  const { subject, chain, locales, default_locale, content, places } = snapshot;
  if (!isInventoried(snapshot)) return [];
  if (!subject) return [found("error", "subject_deleted", "subject")];
  const { error_count } =
    chain && taxonomy ? countFindings(checkChain({ taxonomy, ...chain, locales, default_locale })) : { error_count: 0 };
  const isTold = chain && (chain.content.placements.length > 0 || Object.keys(chain.content.undisclosed).length > 0);
  return [
    ...(isTold ? [] : [found("error", "chain_missing", "chain")]),
    ...(isTold && error_count ? [found("error", "chain_errors", "chain", { params: { count: error_count } })] : []),
    ...(snapshot.type === "device_page" && content.show_map && !places.length
      ? [found("warning", "place_missing", "places")]
      : []),
  ];
}

/** Uses the factsheet editor's rules: errors block, unwritten answers are to-dos. */
function checkSheet({ subject }: PageSnapshot, { sheet }: Circumstances): PageFinding[] {
  if (!subject || !sheet) return [];
  const { errors, todos } = bySeverity(findingsFor(FACTSHEET_TEMPLATE, sheet.answers, sheet.facts));
  const counted = (severity: PageFinding["severity"], code: Code, { length: count }: readonly unknown[]) =>
    count ? [found(severity, code, "factsheet", { params: { count } })] : [];
  return [...counted("error", "factsheet_errors", errors), ...counted("warning", "factsheet_todo", todos)];
}

/** Residents need someone to contact. */
function checkContact(snapshot: PageSnapshot, { site }: Circumstances): PageFinding[] {
  const { subject, content } = snapshot;
  if (!isInventoried(snapshot) || !subject) return [];
  const contacts = [...Object.values(subject.contact), site.contact_email, site.contact_phone];
  const isReachable = contacts.some(Boolean) || (content.show_feedback && site.features.feedback);
  return isReachable ? [] : [found("error", "contact_missing", "contact")];
}

function checkMembers({ content }: PageSnapshot, { public_ids, shown_count }: Circumstances): PageFinding[] {
  const hidden = (field: string, members: readonly { readonly id: string }[]) => {
    const count = members.filter(({ id }) => !public_ids.has(id)).length;
    return count ? [found("warning", "member_not_public", field, { params: { count } })] : [];
  };
  const { collection, home } = content;
  const isManual = collection?.rule === "manual";
  return [
    ...(collection && shown_count === 0 ? [found("warning", "collection_empty", "collection")] : []),
    ...(isManual ? hidden("collection.members", collection.members) : []),
    ...(home ? hidden("home.featured", home.featured) : []),
  ];
}

/** Missing translations block if the site says so. Outdated ones stay public and only warn. */
function checkLanguages({ default_locale }: PageSnapshot, { site, languages }: Circumstances): PageFinding[] {
  return languages
    .filter(({ locale, missing, outdated }) => locale !== default_locale && missing + outdated > 0)
    .map(({ locale, missing, outdated }) => {
      const isBlocked = site.translation_policy === "block" && missing > 0;
      return found(isBlocked ? "error" : "warning", "locale_incomplete", "languages", {
        locale,
        params: { missing, outdated },
      });
    });
}

/** Drafts of a model that nobody has reviewed: readers are told, so it is no error. */
function checkDrafts({ unreviewed = [], locales, default_locale }: PageSnapshot): PageFinding[] {
  return locales.flatMap((locale) => {
    const count = unreviewed.filter((one) => one.locale === locale).length;
    if (!count) return [];
    return locale === default_locale
      ? [found("warning", "alt_unreviewed", "image.alt", { locale })]
      : [found("warning", "text_unreviewed", "languages", { locale, params: { count } })];
  });
}

/** Findings for the page as it would be published, errors first. */
export function checkPage(snapshot: PageSnapshot, circumstances: Circumstances): PageFinding[] {
  const all = [
    ...checkWords(snapshot),
    ...checkInventory(snapshot, circumstances),
    ...checkSheet(snapshot, circumstances),
    ...checkContact(snapshot, circumstances),
    ...checkMembers(snapshot, circumstances),
    ...checkLanguages(snapshot, circumstances),
    ...checkDrafts(snapshot),
    ...checkLinks(snapshot, circumstances),
  ];
  const isError = ({ severity }: PageFinding) => severity === "error";
  return [...all.filter(isError), ...all.filter((finding) => !isError(finding))];
}
