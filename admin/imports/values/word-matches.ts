import type { ImportRecipe, WordMatch } from "#contract/import-recipe.ts";
import { wordKey } from "#contract/plain-word.ts";
import type { FieldWord, ImportPreview } from "#contract/imports.ts";

/** A person’s choice wins over the server’s suggestion. */
export interface Meaning {
  to: string | null | undefined;
  origin: FieldWord["origin"] | "chosen";
}

const keyOf = (field: string, word: string) => `${field}\n${wordKey(word)}`;

/** By recipe: a file may have thousands of words, each looked up on every render. */
const cache = new WeakMap<readonly WordMatch[], ReadonlyMap<string, WordMatch>>();
function chosenIn(values: readonly WordMatch[]) {
  const known = cache.get(values);
  if (known) return known;
  const chosen = new Map(values.map((match) => [keyOf(match.field, match.word), match]));
  cache.set(values, chosen);
  return chosen;
}

export function meaningOf({ values }: Pick<ImportRecipe, "values">, field: string, word: FieldWord): Meaning {
  const chosen = chosenIn(values).get(keyOf(field, word.word));
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
