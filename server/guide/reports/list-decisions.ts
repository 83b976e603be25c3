import { sql } from "kysely";
import type { PageSnapshot } from "#contract/publications.ts";
import type { LText } from "#contract/texts.ts";
import { textIn } from "#datachain/text.ts";
import { pathOf } from "#guide/paths.ts";
import type { ListedDecision, Said } from "#guide/reports/DecisionsPage.tsx";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";

/** A register that people read. */
const MOST = 500;

type OfPage = {
  readonly type: Exclude<PageSnapshot["type"], "home_page">;
  readonly slug: string;
  readonly headline: LText;
  readonly title: LText | null;
  readonly on: string | null;
  readonly url: string | null;
};
type OfReport = {
  readonly slug: string;
  readonly title: string;
  readonly locale: string;
  readonly adopted_on: string;
  readonly asked: readonly string[];
};

/** Decisions that public pages show as facts. A version with something withheld names none. */
const readOfPages = ({ db, customer_id }: PublicReading) =>
  sql<OfPage>`
    select pages.type, pages.slug, snapshot -> 'content' -> 'headline' as headline,
      snapshot -> 'subject' -> 'council_decision' as title,
      snapshot -> 'subject' ->> 'council_decided_on' as "on", snapshot -> 'subject' ->> 'council_decision_url' as url
    from pages join publications on publications.page_id = pages.id and publications.number = pages.publication_number
    where pages.customer_id = ${customer_id} and pages.state in ('published', 'changed') and pages.deleted_at is null
      and (coalesce(snapshot -> 'subject' -> 'council_decision', '{}') <> '{}'
        or snapshot -> 'subject' ->> 'council_decided_on' is not null
        or snapshot -> 'subject' ->> 'council_decision_url' is not null)
      and not exists (select from withholdings as w where w.page_id = pages.id and w.number = publications.number)
    order by "on" desc nulls last, pages.slug limit ${MOST}`.execute(db);

const readOfReports = ({ db, customer_id }: PublicReading) =>
  sql<OfReport>`
    select slug, adopted -> 'content' ->> 'title' as title, adopted -> 'content' ->> 'locale' as locale,
      left(adopted ->> 'first_adopted_at', 10) as adopted_on,
      array(select jsonb_array_elements(adopted -> 'content' -> 'decisions') ->> 'title') as asked
    from yearly_reports where customer_id = ${customer_id} and adopted is not null
    order by slug desc limit ${MOST}`.execute(db);

type Languages = { readonly locale: string; readonly default_locale: string };

/** Equal decisions of several pages are one. */
function ofPages(rows: readonly OfPage[], { locale, default_locale }: Languages): ListedDecision[] {
  const said = (text: LText | null): Said | null => {
    const found = text && textIn(text, locale, default_locale);
    return found ? { text: found.text, locale: found.locale } : null;
  };
  const all = new Map<string, ListedDecision & { about: ListedDecision["about"][number][] }>();
  for (const { type, slug, headline, title, on, url } of rows) {
    const key = JSON.stringify([title, on, url]);
    const decision = all.get(key) ?? { title: said(title), on, url, outcome: "decided" as const, about: [] };
    decision.about.push({ title: said(headline) ?? { text: slug, locale }, path: pathOf({ type, slug }) });
    all.set(key, decision);
  }
  return [...all.values()];
}

const ofReports = (rows: readonly OfReport[]): ListedDecision[] =>
  rows.flatMap(({ slug, title, locale, adopted_on: on, asked }) => {
    const report = { title: { text: title, locale }, path: `/reports/${slug}` };
    const one = (text: string, outcome: ListedDecision["outcome"]): ListedDecision => ({
      title: { text, locale },
      on,
      url: null,
      outcome,
      about: [report],
    });
    return [one(title, "adopted"), ...asked.map((text) => one(text, "asked"))];
  });

/** What the council decided and is asked to decide, as far as the guide says so. Newest first. */
export async function listDecisions(reading: PublicReading, languages: Languages): Promise<ListedDecision[]> {
  const [pages, reports] = await Promise.all([readOfPages(reading), readOfReports(reading)]);
  return [...ofPages(pages.rows, languages), ...ofReports(reports.rows)]
    .toSorted((a, b) => (b.on ?? "").localeCompare(a.on ?? ""))
    .slice(0, MOST);
}
