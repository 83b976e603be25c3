import { CsvError, parse, type Parser } from "csv-parse";
import { unguardFormulas } from "#server/platform/records/csv.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { cutText } from "./cut-text.ts";
import { decodeText, headOf, unreadable } from "./decode-text.ts";
import { DECLARATION, guessSeparator } from "./guess-separator.ts";
import { MAX_ROW_LENGTH, nameColumns, type Problem, type RawRow } from "./raw-row.ts";

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
async function* recordsOf(bytes: Uint8Array): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter: guessSeparator(headOf(bytes)),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  // Ignored here, because write and end report the same error.
  parser.on("error", () => undefined);
  try {
    for (const piece of decodeText(bytes)) {
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

function rowOf(number: number, record: readonly string[], columns: readonly string[]): RawRow {
  const cells = new Map(columns.map((column, at) => [column, unguardFormulas(record[at] ?? "")]));
  const problem = (code: Problem["code"], value: string | null): Problem[] => [
    { code, field: null, column: null, value },
  ];
  const beyond = record.slice(columns.length);
  if (!isEmpty(beyond)) return { number, cells, problems: problem("too_many_cells", cutText(beyond.join(" "), 200)) };
  if (record.length < columns.length) return { number, cells, problems: problem("too_few_cells", null) };
  return { number, cells, problems: [] };
}

/** Yields the column names, then each row. Empty lines count, so numbers match the sheet. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<readonly string[] | RawRow> {
  let columns: string[] | undefined;
  let number = 0;
  let isDeclaration = DECLARATION.test(headOf(bytes));
  for await (const record of recordsOf(bytes)) {
    number += 1;
    if (isDeclaration || isEmpty(record)) isDeclaration = false;
    else if (columns) yield rowOf(number, record, columns);
    else yield (columns = nameColumns(record));
  }
}
