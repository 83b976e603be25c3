import { columnOf, columnsUsed, type ImportRecipe } from "#contract/import-recipe.ts";
import type { Import } from "#contract/imports.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { choiceFieldOf } from "./choice-fields.ts";
import { isRowsField, questionField, rowColumnOf } from "../fields/answer-field.ts";
import { isImportField, languageOfField } from "./import-targets.ts";

type Problem = readonly [string, string];

const NO_COLUMN = "The file does not have this column";

/** Columns must exist, fields be known, and words become options of their field. At least one column must be used. */
export function checkRecipe(
  { columns, subject }: Pick<Import, "columns" | "subject">,
  recipe: ImportRecipe,
  locales: readonly string[],
) {
  const names = new Set(columns.map(({ name }) => name));
  const ofFields = [recipe.fields, ...recipe.groups].flatMap((fields, at) =>
    Object.entries(fields).flatMap(([field, parts]): Problem[] => {
      const path = at === 0 ? `recipe.fields.${field}` : `recipe.groups.${at - 1}.${field}`;
      const language = languageOfField(subject, field);
      const isField = language === undefined ? isImportField(subject, field) : locales.includes(language);
      if (!isField) return [[path, "Unknown field"]];
      if (rowColumnOf(field) && questionField(field) in recipe.fields)
        return [[path, "Match the question or its columns, not both"]];
      const isKnown = parts.flatMap((part) => columnOf(part) ?? []).every((column) => names.has(column));
      return isKnown ? [] : [[path, NO_COLUMN]];
    }),
  );
  const ofRows = recipe.leave_out.flatMap(({ column, and = [] }, at): Problem[] =>
    [column, ...and.map((other) => other.column)].every((name) => names.has(name))
      ? []
      : [[`recipe.leave_out.${at}.column`, NO_COLUMN]],
  );
  const ofLines = (recipe.lines ?? []).flatMap((field, at): Problem[] =>
    isRowsField(field) ? [] : [[`recipe.lines.${at}`, "This question has no rows"]],
  );
  const ofWords = recipe.values.flatMap(({ field, to }, at): Problem[] => {
    const choice = choiceFieldOf(subject, field);
    if (!choice) return [[`recipe.values.${at}.field`, "This field has no words to match"]];
    const isOption = to === null || choice.noun !== undefined || choice.options.includes(to);
    return isOption ? [] : [[`recipe.values.${at}.to`, "Not an option of this field"]];
  });
  const nothing: Problem[] = columnsUsed(recipe).size ? [] : [["recipe.fields", "Use at least one column"]];
  const problems = [...ofFields, ...ofRows, ...ofLines, ...ofWords, ...nothing];
  const [first] = problems;
  if (first)
    throw new AppError("invalid_input", first.join(": "), {
      fields: Object.fromEntries(problems),
    });
}
