import type { ImportRecipe, WordMatch } from "#contract/import-recipe.ts";
import { wordKey } from "#contract/plain-word.ts";
import type { FieldWord, ImportPreview } from "#contract/imports.ts";

/** A person’s choice wins over the server’s suggestion. */
export interface Meaning {
  to: string | null | undefined;
  origin: FieldWord["origin"] | "chosen";
}

export function meaningOf({ values }: Pick<ImportRecipe, "values">, field: string, word: FieldWord): Meaning {
  const chosen = values.findLast((one) => one.field === field && wordKey(one.word) === wordKey(word.word));
  if (chosen) return { to: chosen.to, origin: "chosen" };
  return { to: word.origin === "open" ? undefined : word.to, origin: word.origin };
}

export const withMeaning = (values: readonly WordMatch[], match: WordMatch): WordMatch[] => [
  ...values.filter(({ field, word }) => field !== match.field || wordKey(word) !== wordKey(match.word)),
  match,
];

/** Words to send: chosen ones, and the guesses and remembered ones that were shown. */
export function wordMatches(recipe: ImportRecipe, preview: ImportPreview | undefined): WordMatch[] {
  if (!preview) return recipe.values;
  const shown = preview.fields.flatMap(({ field, words }) =>
    words.flatMap((word): WordMatch[] => {
      const { to, origin } = meaningOf(recipe, field, word);
      return origin === "known" || to === undefined ? [] : [{ field, word: word.word, to }];
    }),
  );
  // words beyond the list may have a meaning from a profile
  const long = new Set(preview.fields.filter(({ more }) => more > 0).map(({ field }) => field));
  return [...recipe.values.filter(({ field }) => long.has(field)), ...shown];
}
