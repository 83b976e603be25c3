import { sql } from "kysely";
import { RESULTS_PER_PAGE } from "#guide/search-results.ts";
import type { SplitWord, Word } from "#server/pages/searching/split-words.ts";
import type { Db } from "#server/platform/database/db.ts";

/** The names they have in an address. */
export const FACETS = ["kind", "label", "purpose", "technology", "identifiability"] as const;
export type FacetKey = (typeof FACETS)[number];
export type Chosen = Partial<Record<FacetKey, string>>;

/** What `guide_texts` calls them. */
const KINDS = ["device", "algorithm", "collection"] as const;
export type Kind = (typeof KINDS)[number];

export type AskedWord = Word & Partial<Pick<SplitWord, "isJoined">>;

export type Question = {
  readonly locale: string;
  readonly stemmer: string;
  /** None asks for every page. */
  readonly words: readonly AskedWord[] | null;
  /** One of the words is enough. */
  readonly isAny?: boolean;
  /** What is looked for at all; everything unless it says otherwise. */
  readonly kinds?: readonly Kind[];
  readonly chosen: Chosen;
  /** From 1. */
  readonly page: number;
  /** How many a page has. */
  readonly size?: number;
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

/** The words of a question as the functions of the index take them. */
export const wordsIn = ({ words }: Pick<Question, "words">) =>
  sql`${words?.map(({ word }) => word) ?? null}::text[], ${words?.map(({ plain }) => plain) ?? null}::text[]`;

/** One page of what was found, and what there is to choose from, all of one moment. */
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
