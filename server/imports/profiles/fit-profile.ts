import type { ImportRecipe, RecipeFields, RecipePart } from "#contract/import-recipe.ts";
import { plainWord } from "#contract/plain-word.ts";

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
  const fieldsOf = (fields: RecipeFields): RecipeFields =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, parts]) => {
        const found = parts.flatMap((part): RecipePart[] => {
          if ("text" in part) return [part];
          const column = nameOf(part.column);
          return column === undefined ? [] : [{ column }];
        });
        const isConstant = parts.every((part) => "text" in part);
        return isConstant || found.some((part) => "column" in part) ? [[field, found]] : [];
      }),
    );
  return {
    fits: columns.every((column) => nameOf(column) !== undefined),
    recipe: {
      ...recipe,
      fields: fieldsOf(recipe.fields),
      groups: recipe.groups.map(fieldsOf).filter((group) => Object.keys(group).length > 0),
      leave_out: recipe.leave_out.flatMap((condition) => {
        const column = nameOf(condition.column);
        return column === undefined ? [] : [{ ...condition, column }];
      }),
    },
  };
}
