import type { TableRow } from "../workbook/workbook-rows.ts";
import { cutText } from "./cut-text.ts";
import { findHeader, type Header, HEADER_WITHIN } from "./find-header.ts";
import { nameColumns, type Problem, type RawRow } from "./raw-row.ts";
import { unreadable } from "./unreadable-file.ts";

export type TableOptions = {
  /** Found if it is not given. */
  readonly header?: Header | undefined;
  /** CSV writes every cell of a row; sheets leave out empty ones at its end. */
  readonly is_ragged: boolean;
};

export type TableHead = Header & { readonly columns: readonly string[]; readonly rows: readonly TableRow[] };

function rowOf({ number, cells: record }: TableRow, columns: readonly string[], is_ragged: boolean): RawRow {
  const cells = new Map(columns.map((column, at) => [column, record[at] ?? ""]));
  const problem = (code: Problem["code"], value: string | null): Problem[] => [
    { code, field: null, column: null, value },
  ];
  const beyond = record.slice(columns.length);
  if (beyond.some((cell) => cell.trim()))
    return { number, cells, problems: problem("too_many_cells", cutText(beyond.join(" "), 200)) };
  if (!is_ragged && record.length < columns.length) return { number, cells, problems: problem("too_few_cells", null) };
  return { number, cells, problems: [] };
}

/** Names of the columns. A sheet may have columns that its header does not reach. */
function columnsOf(head: readonly TableRow[], { header_row, first_row }: Header, is_ragged: boolean) {
  const named = head.find(({ number }) => number === header_row)?.cells;
  if (!named) throw unreadable(`Row ${header_row} is empty or beyond the first rows of the file`);
  const widths = is_ragged ? head.filter(({ number }) => number >= first_row).map(({ cells }) => cells.length) : [];
  const width = Math.max(named.length, ...widths);
  return nameColumns([...named, ...Array.from({ length: width - named.length }, () => "")]);
}

function headOf(rows: readonly TableRow[], { header, is_ragged }: TableOptions): TableHead | undefined {
  const found = header ?? findHeader(rows);
  return found && { ...found, columns: columnsOf(rows, found, is_ragged), rows };
}

/** Yields what the first rows say about the table, then each row below its header. */
export async function* readTable(
  rows: AsyncIterable<TableRow>,
  options: TableOptions,
): AsyncGenerator<TableHead | RawRow> {
  let waiting: TableRow[] | undefined = [];
  let head: TableHead | undefined;
  /** Whether the first rows are all there: a header that was chosen may stand further down. */
  const isEnough = (seen: readonly TableRow[]) =>
    seen.length >= HEADER_WITHIN && (seen.at(-1)?.number ?? 0) > (options.header?.header_row ?? 0) + 1;
  const pass = (row: TableRow, { columns, first_row }: TableHead) =>
    row.number >= first_row ? [rowOf(row, columns, options.is_ragged)] : [];

  function* settle(seen: readonly TableRow[]) {
    head = headOf(seen, options);
    if (!head) return;
    yield head;
    for (const row of seen) yield* pass(row, head);
  }
  for await (const row of rows) {
    if (head) {
      yield* pass(row, head);
      continue;
    }
    waiting.push(row);
    if (isEnough(waiting)) yield* settle(waiting);
    if (head) waiting = [];
  }
  if (!head) yield* settle(waiting);
}
