import { BYTE_ORDER_MARK, csvLine } from "./csv.ts";
import { inTurns } from "./in-turns.ts";
import { type Cell, writeXlsx } from "./write-xlsx.ts";

export type FileColumn<Row> = {
  readonly name: string;
  /** Spreadsheets get a real date for it. */
  readonly is_day?: boolean;
  readonly cell: (row: Row) => Cell;
};

export const TABLE_FORMATS = ["csv", "xlsx"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

type Pages<Row> = AsyncIterable<readonly Row[]>;

async function* csvOf<Row>(columns: readonly FileColumn<Row>[], pages: Pages<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ name }) => name));
  const plain = (value: Cell) => (typeof value === "boolean" ? String(value) : value);
  for await (const page of pages)
    yield page.map((row) => csvLine(columns.map(({ cell }) => plain(cell(row))))).join("");
}

async function* cellsOf<Row>(columns: readonly FileColumn<Row>[], pages: Pages<Row>): AsyncGenerator<Cell[][]> {
  for await (const page of pages) yield page.map((row) => columns.map(({ cell }) => cell(row)));
}

/** A table as a file, written while its pages are read. */
export const tableFile = <Row>(
  format: TableFormat,
  columns: readonly FileColumn<Row>[],
  pages: Pages<Row>,
): AsyncIterable<string | Uint8Array> => {
  const parts = inTurns(pages);
  return format === "csv" ? csvOf(columns, parts) : writeXlsx(columns, cellsOf(columns, parts));
};
