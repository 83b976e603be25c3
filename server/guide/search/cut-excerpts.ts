import { sql } from "kysely";
import type { SearchResult } from "#guide/search-results.ts";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import { type Question, wordsIn } from "./find-pages.ts";

type Excerpt = SearchResult["excerpt"];

const WORDS_BEFORE = 10;
const WORDS_AFTER = 28;
const WORD = /^[\p{L}\p{N}\p{M}\u200C\u200D]+/u;

/** Words around a match, with the positions of all matches. `first` is the position of the first piece. */
export type Window = {
  readonly page_id: string;
  readonly at: number;
  readonly first: number;
  readonly pieces: readonly string[];
  readonly positions: readonly number[];
};

/** Whether it ends a text or a paragraph. */
const isLast = (piece: string | undefined) => piece?.includes("\n") ?? true;

/** Where the excerpt around a word starts and ends. */
function limitsOf({ pieces, at, first }: Window) {
  let [start, end] = [at - first, at - first];
  while (start > 0 && at - first - start < WORDS_BEFORE && !isLast(pieces[start - 1])) start -= 1;
  while (end < pieces.length - 1 && end - start < WORDS_BEFORE + WORDS_AFTER && !isLast(pieces[end])) end += 1;
  const isBegun = start > 0 && !isLast(pieces[start - 1]);
  return { start, end, isBegun, isCut: !isLast(pieces[end]) };
}

/** The passage with the matched words marked. Empty if the page has only a title. */
function cutExcerpt(window: Window): Excerpt {
  const { pieces, first, positions } = window;
  const { start, end, isBegun, isCut } = limitsOf(window);
  const matches = new Set(positions);
  const parts = pieces.slice(start, end + 1).flatMap((piece, index) => {
    const [shown = ""] = piece.split("\n", 1);
    if (!matches.has(first + start + index)) return [{ text: shown, is_match: false }];
    const [word = ""] = WORD.exec(shown) ?? [];
    return [
      { text: word, is_match: true },
      { text: shown.slice(word.length), is_match: false },
    ];
  });
  const dots = { text: "…", is_match: false };
  return joinAlike([...(isBegun ? [dots] : []), ...parts, ...(isCut ? [dots] : [])]);
}

function joinAlike(parts: Excerpt): Excerpt {
  const joined: { text: string; is_match: boolean }[] = [];
  for (const { text, is_match } of parts) {
    const last = joined.at(-1);
    if (last?.is_match === is_match) last.text += text;
    else if (text) joined.push({ text, is_match });
  }
  return joined;
}

/** Around the first match after the title, which is shown anyway; else the beginning of the page. */
export async function readExcerpts(
  { db, customer_id }: PublicReading,
  question: Pick<Question, "locale" | "stemmer" | "words">,
  page_ids: readonly string[],
): Promise<ReadonlyMap<string, Excerpt>> {
  const { locale, stemmer } = question;
  const { rows } = await sql<Window>`
    with stems as (
      select stems_of(${stemmer}::regdictionary, word, plain) as stem from unnest(${wordsIn(question)}) as asked (word, plain)
    )
    select t.page_id, at, first, t.pieces[first:at + ${sql.lit(WORDS_AFTER)}] as pieces, positions
    from guide_texts t,
      lateral (select array(
        select unnest(positions) from unnest(t.words) where lexeme in (select stem from stems)) as positions) as matches,
      lateral (select coalesce(
        (select min(position) from unnest(positions) as position where position > t.title_length), t.title_length + 1) as at) as found,
      lateral (select greatest(t.title_length + 1, at - ${sql.lit(WORDS_BEFORE)} - 1) as first) as beginning
    where t.customer_id = ${customer_id} and t.locale = ${locale} and t.page_id = any(${page_ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.page_id, cutExcerpt(row)]));
}
