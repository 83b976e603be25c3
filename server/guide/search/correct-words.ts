import { sql } from "kysely";
import { meantBy } from "#server/platform/guess-words.ts";
import type { Db } from "#server/platform/db.ts";

type Guesses = {
  readonly typed: string;
  readonly is_known: boolean;
  readonly guesses: readonly { readonly word: string; readonly plain: string; readonly likeness: number }[];
};

export type Corrected = { readonly words: readonly string[]; readonly text: string };

/** What somebody who mistyped may have meant, in words that this guide has. Nothing where nothing is near. */
export async function correctWords(db: Db, locale: string, words: readonly string[]): Promise<Corrected | undefined> {
  const { rows } = await sql<Guesses>`
    select typed, is_known, case when is_known then '[]' else (
        select coalesce(jsonb_agg(guesses), '[]') from guide_words_like(${locale}, typed) as guesses) end as guesses
    from unnest(${words}::text[]) with ordinality as asked (typed, place),
      lateral (select exists (select from guide_words where locale = ${locale} and plain = typed)) as known (is_known)
    order by place`.execute(db);
  const meant = rows.map(({ typed, guesses }) => {
    const [best] = meantBy(
      typed,
      guesses.map(({ plain, likeness }) => ({ word: plain, likeness })),
    );
    return guesses.find(({ plain }) => plain === best) ?? { word: typed, plain: typed };
  });
  if (meant.every(({ plain }, index) => plain === words[index])) return undefined;
  return { words: meant.map(({ plain }) => plain), text: meant.map(({ word }) => word).join(" ") };
}
