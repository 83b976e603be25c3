import * as z from "zod";

/** A column's cell, or text between columns. Text alone is the same value for all rows. */
const RecipePart = z.union([
  z.strictObject({ column: z.string().max(300) }),
  z.strictObject({ text: z.string().max(300) }),
]);
export type RecipePart = z.infer<typeof RecipePart>;

/** Our field → what its cell is made of. One column may fill several fields. */
const RecipeFields = z.record(z.string().max(60), z.array(RecipePart).min(1).max(20));
export type RecipeFields = z.infer<typeof RecipeFields>;

export const ROW_TESTS = ["one_of", "none_of", "empty", "filled"] as const;
const ColumnTest = z.strictObject({
  column: z.string().max(300),
  test: z.enum(ROW_TESTS),
  words: z.array(z.string().max(300)).max(100),
});
export type ColumnTest = z.infer<typeof ColumnTest>;
/** Rows that pass the test stay out; with `and`, only those that pass all of these as well. */
const RowCondition = ColumnTest.extend({ and: z.array(ColumnTest).min(1).max(5).optional() });
export type RowCondition = z.infer<typeof RowCondition>;

/** A word of a choice field: our option or the name of a status, organization or label; null leaves the field empty. */
export const WordMatch = z.strictObject({
  field: z.string().max(60),
  word: z.string().min(1).max(300),
  to: z.string().max(300).nullable(),
});
export type WordMatch = z.infer<typeof WordMatch>;

/** More than a preview lists, and the words of a profile. */
const MAX_WORDS = 10_000;

/** How the rows of a file become records. */
export const ImportRecipe = z.strictObject({
  fields: RecipeFields,
  /**
   * Numbered columns: each group is a further place of the row's record, or a record of its own if it has a name. Columns
   * of a factsheet's rows (`factsheet.risks.risk`) become a further row of the answer.
   */
  groups: z.array(RecipeFields).max(30),
  /** Questions whose cells hold a row on each line. */
  lines: z.array(z.string().max(60)).max(20).optional(),
  leave_out: z.array(RowCondition).max(20),
  values: z.array(WordMatch).max(MAX_WORDS),
});
export type ImportRecipe = z.infer<typeof ImportRecipe>;

export const EMPTY_RECIPE: ImportRecipe = { fields: {}, groups: [], leave_out: [], values: [] };

export const columnOf = (part: RecipePart) => ("column" in part ? part.column : undefined);
/** All columns that fill fields. */
export const columnsUsed = ({ fields, groups }: Pick<ImportRecipe, "fields" | "groups">) =>
  new Set(
    [fields, ...groups].flatMap((one) =>
      Object.values(one).flatMap((parts) => parts.flatMap((part) => columnOf(part) ?? [])),
    ),
  );
