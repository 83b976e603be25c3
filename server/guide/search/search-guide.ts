import { sql } from "kysely";
import type { SearchResult } from "#guide/search-results.ts";
import { type PublicReading, readPublicCards } from "#server/pages/publishing/read-public.ts";
import { stemmerFor } from "#server/pages/searching/choose-stemmer.ts";
import { splitWords } from "#server/pages/searching/split-words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { correctWords } from "./correct-words.ts";
import { readExcerpts } from "./cut-excerpts.ts";
import { type AskedWord, type Chosen, findPages, type Found, type Question } from "./find-pages.ts";

export type Search = {
  readonly locale: string;
  /** As typed. */
  readonly q: string;
  readonly chosen: Chosen;
  readonly page: number;
};

export type Searched = Pick<Found, "total" | "page" | "choices"> & {
  readonly corrected: string | null;
  readonly results: readonly SearchResult[];
};

/** Nobody remembers typing more words. */
const MOST_WORDS = 12;
/** From this many words on, it is a sentence. */
const SENTENCE = 3;
/** Statement timeout for a search. */
const PATIENCE_MS = 3000;

function questionOf({ locale, q, chosen, page }: Search): Question {
  const words = [...new Map(splitWords(q, locale).map((word) => [word.plain, word])).values()];
  return { locale, stemmer: stemmerFor(locale), words: q.trim() ? words.slice(0, MOST_WORDS) : null, chosen, page };
}

type Answer = { readonly question: Question; readonly found: Found; readonly corrected: string | null };

const spell = (words: readonly AskedWord[]) =>
  words.map(({ word, isJoined }, index) => (index === 0 || isJoined ? word : ` ${word}`)).join("");

/** Searches for the corrected words. A correction without results is not mentioned. */
async function lookForMeant(db: Db, question: Question): Promise<Answer | undefined> {
  const words = await correctWords(db, question, question.words ?? []);
  if (!words) return undefined;
  const meant = { ...question, words };
  const found = await findPages(db, meant);
  return found.matched > 0 ? { question: meant, found, corrected: spell(words) } : undefined;
}

/** Sentences contain words that no page has: pages with most of the others come first. */
async function lookForAny(db: Db, question: Question): Promise<Answer | undefined> {
  if ((question.words?.length ?? 0) < SENTENCE) return undefined;
  return { question, found: await findPages(db, { ...question, isAny: true }), corrected: null };
}

async function lookFor(db: Db, question: Question): Promise<Answer> {
  const found = await findPages(db, question);
  const asTyped = { question, found, corrected: null };
  if (found.matched > 0 || !question.words?.length) return asTyped;
  return (await lookForMeant(db, question)) ?? (await lookForAny(db, question)) ?? asTyped;
}

/** Searches a site's published pages in one of its languages. */
export const searchGuide = ({ db: tenant, customer_id }: PublicReading, search: Search): Promise<Searched> =>
  tenant.transaction().execute(async (db) => {
    await sql`select set_config('statement_timeout', ${String(PATIENCE_MS)}, true)`.execute(db);
    const reading = { db, customer_id };
    const { question, found, corrected } = await lookFor(db, questionOf(search));
    const { total, page, choices, page_ids } = found;
    if (total === 0) return { total, page, choices, corrected, results: [] };
    const excerpts = await readExcerpts(reading, question, page_ids);
    const cards = await readPublicCards(reading, page_ids);
    const results = cards.map((card) => ({ card, excerpt: excerpts.get(card.page_id) ?? [] }));
    return { total, page, choices, corrected, results };
  });
