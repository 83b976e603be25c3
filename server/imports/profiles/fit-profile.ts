import type { ImportRecipe, RecipeFields, RecipePart } from "#contract/import-recipe.ts";
import { plainWord } from "#contract/plain-word.ts";
import { questionField, rowColumnOf } from "../fields/answer-field.ts";

/** Remarks of forms behind a column's name. */
const REMARK = /\s?[([](?:niet verplicht|optional|optioneel|facultatif|opcional|required|verplicht)[)\]]\s?$/i;
const plainColumn = (name: string) => plainWord(name.replace(REMARK, ""));

/**
 * The recipe in the file's own column names, without columns that the file lacks; undefined if one that identifies the
 * file is missing.
 */
export function fitRecipe(
  { columns, recipe }: { columns: readonly string[]; recipe: ImportRecipe },
  names: readonly string[],
): { readonly recipe: ImportRecipe; readonly fits: boolean } {
  const byWord = new Map(names.toReversed().map((name) => [plainColumn(name), name]));
  const nameOf = (column: string) => (names.includes(column) ? column : byWord.get(plainColumn(column)));
  /** A constant beside columns of a factsheet's rows, none of which the file has. */
  const isAlone = (fields: RecipeFields, field: string) =>
    rowColumnOf(field) !== undefined &&
    Object.entries(fields).every(
      ([other, parts]) =>
        questionField(other) !== questionField(field) ||
        parts.every((part) => "text" in part || nameOf(part.column) === undefined),
    );
  const fieldsOf = (fields: RecipeFields): RecipeFields =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, parts]) => {
        const found = parts.flatMap((part): RecipePart[] => {
          if ("text" in part) return [part];
          const column = nameOf(part.column);
          return column === undefined ? [] : [{ column }];
        });
        const isConstant = parts.every((part) => "text" in part);
        if (isConstant && isAlone(fields, field)) return [];
        return isConstant || found.some((part) => "column" in part) ? [[field, found]] : [];
      }),
    );
  return {
    fits: columns.every((column) => nameOf(column) !== undefined),
    recipe: {
      ...recipe,
      fields: fieldsOf(recipe.fields),
      groups: recipe.groups.map(fieldsOf).filter((group) => Object.keys(group).length > 0),
      leave_out: recipe.leave_out.flatMap(({ and, ...condition }) => {
        const tests = [condition, ...(and ?? [])].flatMap((test) => {
          const column = nameOf(test.column);
          return column === undefined ? [] : [{ ...test, column }];
        });
        const [first, ...others] = tests;
        // a condition without one of its columns would leave out other rows
        if (!first || tests.length <= (and?.length ?? 0)) return [];
        return [{ ...first, ...(others.length && { and: others }) }];
      }),
    },
  };
}
