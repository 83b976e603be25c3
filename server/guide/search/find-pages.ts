import { sql } from "kysely";
import { RESULTS_PER_PAGE } from "#guide/search-results.ts";
import type { SplitWord, Word } from "#server/pages/searching/split-words.ts";
import type { Db } from "#server/platform/database/db.ts";

/** The names in the URL. */
export const FACETS = ["kind", "label", "purpose", "technology", "identifiability"] as const;
export type FacetKey = (typeof FACETS)[number];
export type Chosen = Partial<Record<FacetKey, string>>;

/** The names in `guide_texts`. */
const KINDS = ["device", "algorithm", "collection"] as const;
export type Kind = (typeof KINDS)[number];

export type AskedWord = Word & Partial<Pick<SplitWord, "isJoined">>;

export type Question = {
  readonly locale: string;
  readonly stemmer: string;
  /** Null finds every page. */
  readonly words: readonly AskedWord[] | null;
  /** Match any of the words instead of all. */
  readonly isAny?: boolean;
  /** All kinds by default. */
  readonly kinds?: readonly Kind[];
  readonly chosen: Chosen;
  /** One-based. */
  readonly page: number;
  readonly size?: number;
};

export type Choice = {
  readonly key: FacetKey;
  readonly value: string;
  readonly taxonomy_id: string | null;
  readonly count: number;
};

export type Found = {
  /** Pages that match the words, ignoring filters. */
  readonly matched: number;
  readonly total: number;
  /** The page shown: the last one if the requested one is beyond it. */
  readonly page: number;
  readonly page_ids: readonly string[];
  readonly choices: readonly Choice[];
};

/** The words as parameters of the SQL search functions. */
export const wordsIn = ({ words }: Pick<Question, "words">) =>
  sql`${words?.map(({ word }) => word) ?? null}::text[], ${words?.map(({ plain }) => plain) ?? null}::text[]`;

/** One page of results and the facets, from a single statement. */
export async function findPages(db: Db, question: Question): Promise<Found> {
  const { locale, stemmer, kinds = KINDS, chosen, page, size = RESULTS_PER_PAGE, isAny = false } = question;
  const { rows } = await sql<Found>`
    select matched, total, page, page_ids, choices from search_guide(${locale}, ${stemmer}::regdictionary,
      ${wordsIn(question)}, ${isAny}, ${kinds}::text[], ${JSON.stringify(chosen)}::jsonb, ${page}::int, ${size}::int)`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error("A search always has a row");
  return found;
}
