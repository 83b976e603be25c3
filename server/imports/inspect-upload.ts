import type { Inspected, Uploaded } from "./import-job.ts";
import { guessDateOrder } from "./mapping/guess-date-order.ts";
import { guessMapping } from "./mapping/guess-mapping.ts";
import { formatOf, inspectFile } from "./read/read-file.ts";

/** Reads the columns of a file and guesses their mapping. */
export async function inspectUpload({ bytes, subject, ui_locale }: Uploaded): Promise<Inspected> {
  const format = formatOf(bytes, subject);
  const { columns, row_count } = await inspectFile(bytes, format);
  const mapping = guessMapping(subject, columns);
  return { format, columns, row_count, mapping, date_order: guessDateOrder(columns, mapping, ui_locale) };
}
