import { EMPTY_RECIPE, type RecipeFields, type RecipePart, type WordMatch } from "#contract/import-recipe.ts";
import type { BuiltInProfile, ProfileFile } from "#contract/imports.ts";

export type KnownFile = Omit<ProfileFile, "name"> & { readonly id: BuiltInProfile };

const fieldsOf = (columns: Readonly<Record<string, string | readonly RecipePart[]>>): RecipeFields =>
  Object.fromEntries(
    Object.entries(columns).map(([field, from]) => [field, typeof from === "string" ? [{ column: from }] : [...from]]),
  );

type Spellings = string | readonly string[];

/** `{ lifecycle: { in_use: "Deployed|Live" } }`, or a list; words for `""` leave the field empty. */
const valuesOf = (words: Readonly<Record<string, Readonly<Record<string, Spellings>>>>): WordMatch[] =>
  Object.entries(words).flatMap(([field, byOption]) =>
    Object.entries(byOption).flatMap(([to, list]) =>
      (typeof list === "string" ? list.split("|") : list).map((word) => ({ field, word, to: to || null })),
    ),
  );

type Data = {
  readonly id: BuiltInProfile;
  readonly subject: ProfileFile["subject"];
  /** Columns by which the file is recognized. */
  readonly head: readonly string[];
  /** Field → column, or what it is made of. */
  readonly fields: Readonly<Record<string, string | readonly RecipePart[]>>;
  readonly words?: Readonly<Record<string, Readonly<Record<string, Spellings>>>>;
  /** Further rows of answers, each with its columns. */
  readonly groups?: readonly Readonly<Record<string, string | readonly RecipePart[]>>[];
  readonly lines?: readonly string[];
  readonly leave_out?: ProfileFile["recipe"]["leave_out"];
  readonly options?: ProfileFile["options"];
};

/** A known file, written as a table. */
export const knownFile = ({
  id,
  subject,
  head,
  fields,
  words = {},
  groups = [],
  lines,
  leave_out = [],
  options = {},
}: Data): KnownFile => ({
  id,
  subject,
  columns: [...head],
  recipe: {
    ...EMPTY_RECIPE,
    fields: fieldsOf(fields),
    groups: groups.map(fieldsOf),
    ...(lines && { lines: [...lines] }),
    leave_out,
    values: valuesOf(words),
  },
  options,
});

/** Several columns in one field. */
export const joinedWith = (sign: string, columns: readonly string[]): RecipePart[] =>
  columns.flatMap((column) => [{ text: sign }, { column }]).slice(1);
