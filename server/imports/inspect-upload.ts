import type { TaskTools } from "#server/platform/workers/worker-task.ts";
import type { Inspected, Rereading, Uploaded } from "./import-job.ts";
import { guessDateOrder } from "./mapping/guess-date-order.ts";
import { guessRecipe } from "./mapping/guess-recipe.ts";
import { inspectFile } from "./read/read-file.ts";
import { readStored } from "./read/read-stored.ts";

/** Reads the columns of a file and guesses a recipe. */
export async function inspectUpload({ bytes, subject, ui_locale, choice }: Uploaded): Promise<Inspected> {
  const file = await inspectFile(bytes, subject, choice);
  const recipe = guessRecipe(subject, file.columns, ui_locale);
  return { ...file, recipe, date_order: guessDateOrder(file.columns, recipe, ui_locale) };
}

/** Reads the file of an import once more. */
export async function inspectAgain(
  { customer_id, import_id, ...asked }: Rereading,
  { database }: TaskTools,
): Promise<Inspected> {
  const bytes = await readStored(database.tenant(customer_id), customer_id, import_id);
  return inspectUpload({ ...asked, bytes });
}
