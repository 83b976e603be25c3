import { sql } from "kysely";
import { OPENED_KINDS, type OpenedKind } from "#contract/analytics.ts";
import type { LText } from "#contract/texts.ts";
import { textIn } from "#datachain/text.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { taxonomiesFor } from "#server/taxonomies/find-taxonomy.ts";
import { middleOfTally, shownTally, type Tally } from "#server/platform/tally-days.ts";
import { shownBefore } from "./hide-small.ts";
import { ofCells, type Range, tallies, within } from "./read-range.ts";

const MOST_OF_KIND = 20;

type Row = { readonly kind: OpenedKind; readonly key: string; readonly count: Tally; readonly before: Tally };

const readRows = ({ db }: TenantCtx, range: Range, most: number) => {
  const { now, before } = tallies(range, "count");
  return sql<Row>`
    select kind, key, count, before from (
      select kind, detail as key, ${now} as count, ${before} as before,
        row_number() over (partition by kind order by ${middleOfTally(now)} desc, ${middleOfTally(before)} desc, detail) as place
      from (
        select day, kind, detail, sum(count) as count from event_details
        where ${within(range, ofCells(range), sql`kind in (${sql.join(OPENED_KINDS.map((kind) => sql.lit(kind)))})`)}
        group by day, kind, detail
      ) as by_day
      group by kind, detail
    ) as ranked where place <= ${sql.lit(most)}
    order by array_position(array[${sql.join(OPENED_KINDS.map((kind) => sql.lit(kind)))}], kind), place`.execute(db);
};

/** As the questions are asked now. */
async function readQuestions({ db, customer_id }: TenantCtx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; question: LText }>`
    select asked ->> 'id' as id, asked -> 'question' as question
    from pages cross join jsonb_array_elements(coalesce(pages.content -> 'questions', '[]')) as asked
    where pages.customer_id = ${customer_id} and asked ->> 'id' = any(${[...ids]})`.execute(db);
  return rows.map(({ id, question }) => [id, question] as const);
}

/** Of every vocabulary; where several name a category, our own words come last and win. */
async function readCategories(ctx: TenantCtx) {
  const taxonomies = [...(await taxonomiesFor(ctx, "algorithm")), ...(await taxonomiesFor(ctx, "device"))];
  return taxonomies.toReversed().flatMap(({ categories }) => categories.map(({ id, name }) => [id, name] as const));
}

async function namesOf(ctx: TenantCtx, rows: readonly Row[]): Promise<Record<OpenedKind, ReadonlyMap<string, LText>>> {
  const keysOf = (wanted: OpenedKind) => rows.filter(({ kind }) => kind === wanted).map(({ key }) => key);
  const nothing = new Map<string, LText>();
  return {
    category_opened: new Map(await readCategories(ctx)),
    faq_opened: new Map(await readQuestions(ctx, keysOf("faq_opened"))),
    map_opened: nothing,
    action_clicked: nothing,
    outbound_link: nothing,
  };
}

/** What people open on pages, the most opened of each kind first. */
export async function countOpened(ctx: TenantCtx, range: Range, most = MOST_OF_KIND) {
  const { rows } = await readRows(ctx, range, most);
  const names = await namesOf(ctx, rows);
  const titleOf = ({ kind, key }: Row) => {
    if (kind === "outbound_link") return key;
    return textIn(names[kind].get(key), range.default_locale, range.default_locale)?.text ?? null;
  };
  return rows.map((row) => ({
    kind: row.kind,
    key: row.key,
    title: titleOf(row),
    count: shownTally(row.count),
    before: shownBefore(row.before, range.before !== null),
  }));
}
