import { createLanguageGuess } from "./guess-language.ts";
import { type ImportColumn, type ImportReading, MAX_IMPORT_ROWS } from "#contract/imports.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { cutText } from "./cut-text.ts";
import { checkColumnCount, type RawRow } from "./raw-row.ts";
import type { TableHead } from "./read-table.ts";
import { unreadable } from "./unreadable-file.ts";

const SAMPLES = 3;
const SAMPLE_LENGTH = 80;
/** Of the first rows, as much as helps to find the header. */
const [HEAD_ROWS, HEAD_CELLS, HEAD_LENGTH] = [10, 12, 60];

const BEYOND_ASCII = /[^\p{ASCII}\p{N}\p{P}\p{S}\p{Z}]/u;

function addSample(samples: string[], cell: string) {
  if (samples.length >= SAMPLES) return;
  const sample = cutText(cell.trim(), SAMPLE_LENGTH);
  if (sample && !samples.includes(sample)) samples.push(sample);
}

const shownHead = ({ rows }: TableHead) =>
  rows.slice(0, HEAD_ROWS).map(({ number, cells }) => ({
    number,
    cells: cells.slice(0, HEAD_CELLS).map((cell) => cutText(cell.trim(), HEAD_LENGTH)),
  }));

export type InspectedRows = Pick<ImportReading, "header_row" | "first_row" | "head" | "telling" | "language"> & {
  readonly columns: ImportColumn[];
  readonly row_count: number;
};

type Letters = { readonly telling: string[]; readonly language: ReturnType<typeof createLanguageGuess> };

/** Notes what a row shows of its columns and letters. */
function look({ cells }: RawRow, columns: Map<string, string[]>, { telling, language }: Letters) {
  for (const [name, cell] of cells) {
    language.add(name, cell);
    const samples = columns.get(name) ?? [];
    columns.set(name, samples);
    addSample(samples, cell);
    if (telling.length < SAMPLES && BEYOND_ASCII.test(cell)) addSample(telling, cell);
  }
  checkColumnCount(columns.size);
}

/** A preview: columns with sample values, the number of rows, and how the first rows were understood. */
export async function inspectRows(
  pieces: AsyncIterable<TableHead | RawRow> | Iterable<RawRow>,
): Promise<InspectedRows> {
  const columns = new Map<string, string[]>();
  const letters: Letters = { telling: [], language: createLanguageGuess() };
  let head: TableHead | undefined;
  let row_count = 0;
  for await (const piece of pieces) {
    if ("columns" in piece) {
      head = piece;
      for (const name of piece.columns) columns.set(name, []);
      continue;
    }
    row_count += 1;
    if (row_count > MAX_IMPORT_ROWS)
      throw new AppError("file_too_large", `The file has more than ${MAX_IMPORT_ROWS} rows`);
    look(piece, columns, letters);
  }
  if (!row_count || !columns.size) throw unreadable("This file has no rows");
  return {
    columns: [...columns].map(([name, samples]) => ({ name, samples })),
    row_count,
    header_row: head?.header_row ?? null,
    first_row: head?.first_row ?? null,
    head: head ? shownHead(head) : [],
    telling: letters.telling,
    language: letters.language.result(),
  };
}
