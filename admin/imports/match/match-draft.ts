import { columnOf, type ImportRecipe, type RecipeFields, type RecipePart } from "#contract/import-recipe.ts";
import type { Import, ImportOptions, ImportPreview, ImportSubject } from "#contract/imports.ts";
import { joinOf } from "../field-choices.ts";

/** Unsent recipe and options of a file. */
export interface MatchDraft {
  recipe: ImportRecipe;
  options: ImportOptions;
  /** The order of dates was chosen since the matching last changed; else it follows the dates. */
  isOrderChosen?: boolean | undefined;
  /** Language of the texts, if chosen. */
  locale: string | undefined;
  /** Name of the profile it comes from. */
  profile?: string | undefined;
}

export type Drafts = Map<string, MatchDraft>;
export const draftOf = (drafts: Drafts, ours: Import): MatchDraft =>
  drafts.get(ours.id) ?? { recipe: ours.recipe, options: ours.options, locale: ours.locale ?? undefined };

/** The language of the texts: chosen, guessed, or the guide's only one. Undefined until someone has to choose. */
export function localeOf({ locale }: MatchDraft, { reading: { language } }: Import, locales: readonly string[]) {
  const known = locale ?? language ?? (locales.length === 1 ? locales[0] : undefined);
  return known !== undefined && locales.includes(known) ? known : undefined;
}

export const withRecipe = (draft: MatchDraft, changed: Partial<ImportRecipe>): MatchDraft => ({
  ...draft,
  ...((changed.fields || changed.groups) && { isOrderChosen: false }),
  recipe: { ...draft.recipe, ...changed },
});

/** The options with the order of dates: chosen, as the dates show it, or as it was. */
export function optionsOf({ options, isOrderChosen }: MatchDraft, preview: ImportPreview | undefined): ImportOptions {
  const dates = preview?.dates;
  if (isOrderChosen || !dates) return options;
  return dates.is_certain || options.date_order === "iso" ? { ...options, date_order: dates.order } : options;
}

/** The field with other parts; without parts it is not filled. */
export function withParts(fields: RecipeFields, field: string, parts: readonly RecipePart[]): RecipeFields {
  const { [field]: _before, ...others } = fields;
  return parts.length ? { ...others, [field]: [...parts] } : others;
}

/** Takes a column out of a field, with the text before it. */
export function withoutColumn(fields: RecipeFields, field: string, column: string): RecipeFields {
  const parts = fields[field] ?? [];
  const at = parts.findIndex((part) => columnOf(part) === column);
  const from = at > 0 && columnOf(parts[at - 1] ?? { text: "" }) === undefined ? at - 1 : at;
  const left = parts.filter((_, index) => index < from || index > at);
  const kept = from === 0 && left[0] && "text" in left[0] ? left.slice(1) : left;
  return withParts(fields, field, kept.some((part) => "column" in part) ? kept : []);
}

/** Adds a column to a field: joined with the columns that already fill it, or in their place. */
export function withColumn(subject: ImportSubject, fields: RecipeFields, field: string, column: string): RecipeFields {
  const before = fields[field] ?? [];
  if (before.some((part) => columnOf(part) === column)) return fields;
  const sign = joinOf(subject, field);
  const isJoined = sign !== undefined && before.some((part) => "column" in part);
  return withParts(fields, field, isJoined ? [...before, { text: sign }, { column }] : [{ column }]);
}

/** Fields that a column fills, alone or with others. */
export const fieldsOfColumn = (fields: RecipeFields, column: string) =>
  Object.entries(fields).flatMap(([field, parts]) => (parts.some((part) => columnOf(part) === column) ? [field] : []));

/** The columns of each field. */
export const columnsByField = (fields: RecipeFields): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(fields).map(([field, parts]) => [field, parts.flatMap((part) => columnOf(part) ?? [])]));

/** Fields made of more or less than one column. */
export const builtFields = (fields: RecipeFields) =>
  Object.entries(fields).filter(([, parts]) => parts.length !== 1 || "text" in (parts[0] ?? { text: "" }));
