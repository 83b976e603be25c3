import { sql } from "kysely";
import type { Word } from "#server/pages/searching/split-words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { meantBy } from "#server/platform/identity/guess-words.ts";
import type { AskedWord, Question } from "./find-pages.ts";

type Guess = Word & { readonly likeness: number };

/** Words that this guide does not contain; stop words do not matter. */
async function findUnknown(db: Db, { locale, stemmer }: Question, words: readonly Word[]) {
  const { rows } = await sql<{ plain: string }>`
    select asked as plain from unnest(${words.map(({ plain }) => plain)}::text[]) as asked
    where stem_of(${stemmer}::regdictionary, asked) is not null
      and not exists (select from guide_words where locale = ${locale} and plain = asked)`.execute(db);
  return new Set(rows.map(({ plain }) => plain));
}

/** In scripts without spaces, a misspelt word is split into pieces: join them again. */
function joinPieces(words: readonly AskedWord[], unknown: ReadonlySet<string>) {
  const joined: { word: string; plain: string; isJoined: boolean; isUnknown: boolean }[] = [];
  for (const { word, plain, isJoined = false } of words) {
    const [isUnknown, last] = [unknown.has(plain), joined.at(-1)];
    if (isJoined && isUnknown && last?.isUnknown) {
      last.word += word;
      last.plain += plain;
    } else joined.push({ word, plain, isJoined, isUnknown });
  }
  return joined;
}

async function readGuesses(db: Db, locale: string, typed: readonly string[]) {
  const { rows } = await sql<Guess & { typed: string }>`
    select typed, guesses.* from unnest(${typed}::text[]) as typed, guide_words_like(${locale}, typed) as guesses`.execute(
    db,
  );
  return rows;
}

/** Two letters are too few to guess from. */
const isGuessable = (plain: string) => plain.length > 2;

/** Corrections for misspelt words, from words in this guide. Undefined if nothing is close. */
export async function correctWords(db: Db, question: Question, words: readonly AskedWord[]) {
  const asked = joinPieces(words, await findUnknown(db, question, words));
  const mistyped = asked.filter(({ isUnknown, plain }) => isUnknown && isGuessable(plain)).map(({ plain }) => plain);
  if (!mistyped.length) return undefined;
  const guesses = await readGuesses(db, question.locale, mistyped);
  const meant = asked.map(({ word, plain, isJoined }): AskedWord => {
    const mine = guesses.filter(({ typed }) => typed === plain);
    const [best] = meantBy(
      plain,
      mine.map((guess) => ({ word: guess.plain, likeness: guess.likeness })),
    );
    const guess = mine.find((guess) => guess.plain === best);
    return { word: guess?.word ?? word, plain: guess?.plain ?? plain, isJoined };
  });
  return meant.some(({ plain }, index) => plain !== asked[index]?.plain) ? meant : undefined;
}
