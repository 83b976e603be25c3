import type { Inspected, Uploaded } from "./import-job.ts";
import { guessDateOrder } from "./mapping/guess-date-order.ts";
import { guessRecipe } from "./mapping/guess-recipe.ts";
import { formatOf, inspectFile } from "./read/read-file.ts";

/** Reads the columns of a file and guesses a recipe. */
export async function inspectUpload({ bytes, subject, ui_locale }: Uploaded): Promise<Inspected> {
  const format = formatOf(bytes, subject);
  const { columns, row_count } = await inspectFile(bytes, format);
  const recipe = guessRecipe(subject, columns, ui_locale);
  return { format, columns, row_count, recipe, date_order: guessDateOrder(columns, recipe, ui_locale) };
}
