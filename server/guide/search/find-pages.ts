import { type RawBuilder, sql } from "kysely";
import { RESULTS_PER_PAGE } from "#guide/search-results.ts";
import type { SplitWord, Word } from "#server/pages/searching/split-words.ts";
import type { Db } from "#server/platform/db.ts";

/** The names they have in an address. */
export const FACETS = ["kind", "label", "purpose", "technology", "identifiability"] as const;
export type FacetKey = (typeof FACETS)[number];
export type Chosen = Partial<Record<FacetKey, string>>;

export type AskedWord = Word & Partial<Pick<SplitWord, "isJoined">>;

export type Question = {
  readonly locale: string;
  readonly stemmer: string;
  /** None asks for every page. */
  readonly words: readonly AskedWord[] | null;
  /** One of the words is enough. */
  readonly isAny?: boolean;
  readonly chosen: Chosen;
  /** From 1. */
  readonly page: number;
};

export type Choice = {
  readonly key: FacetKey;
  readonly value: string;
  readonly taxonomy_id: string | null;
  readonly count: number;
};

export type Found = {
  /** Pages with the words, whatever was chosen. */
  readonly matched: number;
  readonly total: number;
  /** The page that is shown: the last one where somebody asked for more than there are. */
  readonly page: number;
  readonly page_ids: readonly string[];
  readonly choices: readonly Choice[];
};

/** The values a page has of each facet. */
const VALUES: Record<FacetKey, RawBuilder<unknown>> = {
  kind: sql`array[kind]`,
  label: sql`label_ids::text[]`,
  purpose: sql`purposes`,
  technology: sql`technologies`,
  identifiability: sql`array_remove(array[identifiability], null)`,
};

const fits = (chosen: Chosen, keys: readonly FacetKey[]) => {
  const conditions = keys.flatMap((key) =>
    chosen[key] === undefined ? [] : [sql`${chosen[key]}::text = any(${VALUES[key]})`],
  );
  return conditions.length ? sql.join(conditions, sql` and `) : sql`true`;
};

/** Each facet counts what the others leave: its own choices stay in sight beside the one that was made. */
const choicesOf = (chosen: Chosen) =>
  sql.join(
    FACETS.map((key) => {
      const others = FACETS.filter((other) => other !== key);
      return sql`
        select ${key}::text as key, value, min(taxonomy_id) as taxonomy_id, count(*) as count
        from found, unnest(${VALUES[key]}) as value where ${fits(chosen, others)} group by value`;
    }),
    sql` union all `,
  );

/** The words of a question as the functions of the index take them. */
export const wordsIn = ({ words }: Pick<Question, "words">) =>
  sql`${words?.map(({ word }) => word) ?? null}::text[], ${words?.map(({ plain }) => plain) ?? null}::text[]`;

/** One page of what was found, and what there is to choose from, all of one moment. */
export async function findPages(db: Db, question: Question): Promise<Found> {
  const { locale, stemmer, chosen, page, isAny = false } = question;
  const size = sql.lit(RESULTS_PER_PAGE);
  const { rows } = await sql<Found>`
    with found as materialized (
      select * from found_pages(${locale}, ${stemmer}::regdictionary, ${wordsIn(question)}, ${isAny})
    ), wanted as materialized (
      select page_id, place from found where ${fits(chosen, FACETS)}
    ), counted as (
      select count(*) as total, greatest(1, least(${page}::int, (count(*) + ${size} - 1) / ${size})) as page from wanted
    )
    select counted.total, counted.page, (select count(*) from found) as matched,
      array(select page_id from wanted order by place limit ${size} offset (counted.page - 1) * ${size}) as page_ids,
      (select coalesce(jsonb_agg(choices), '[]') from (${choicesOf(chosen)}) as choices) as choices
    from counted`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("A search always has a row");
  return found;
}
