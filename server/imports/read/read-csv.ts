import { CsvError, parse, type Parser } from "csv-parse";
import { unguardFormulas } from "#server/platform/records/csv.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Encoding } from "#contract/imports.ts";
import type { TableRow } from "../workbook/workbook-rows.ts";
import { decodeText, headOf } from "./decode-text.ts";
import { DECLARATION, guessSeparator } from "./guess-separator.ts";
import { MAX_ROW_LENGTH } from "./raw-row.ts";
import { unreadable } from "./unreadable-file.ts";

const isEmpty = (record: readonly string[]) => record.every((cell) => !cell.trim());

/** Drains the records that the parser has ready. */
function* readyIn(parser: Parser): Generator<string[]> {
  for (let record = parser.read() as string[] | null; record; record = parser.read() as string[] | null) yield record;
}

const settled = (act: (done: (error?: Error | null) => void) => unknown) =>
  new Promise<void>((resolve, reject) => act((error) => (error ? reject(error) : resolve())));

const messageOf = (error: unknown) => {
  if (error instanceof CsvError && error.code === "CSV_MAX_RECORD_SIZE")
    return `Row ${Number(error["records"]) + 1} is larger than ${MAX_ROW_LENGTH / 1_000_000} MB: perhaps a quotation mark is missing`;
  return error instanceof Error ? error.message : "This is not CSV";
};

/** Streams pieces, so that only one is in memory. */
async function* recordsOf(bytes: Uint8Array, encoding: Encoding): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter: guessSeparator(headOf(bytes, encoding)),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  // Ignored here, because write and end report the same error.
  parser.on("error", () => undefined);
  try {
    for (const piece of decodeText(bytes, encoding)) {
      const written = settled((done) => parser.write(piece, done));
      yield* readyIn(parser);
      await written;
    }
    const ended = settled((done) => parser.end(done));
    yield* readyIn(parser);
    await ended;
    yield* readyIn(parser);
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(messageOf(error));
  } finally {
    parser.destroy();
  }
}

/** Yields the rows that are not empty. Empty lines count, so numbers match the sheet. */
export async function* readCsv(bytes: Uint8Array, encoding: Encoding): AsyncGenerator<TableRow> {
  let number = 0;
  let isDeclaration = DECLARATION.test(headOf(bytes, encoding));
  for await (const record of recordsOf(bytes, encoding)) {
    number += 1;
    if (isDeclaration || isEmpty(record)) isDeclaration = false;
    else yield { number, cells: record.map(unguardFormulas) };
  }
}
