import type { TableRow } from "../workbook/workbook-rows.ts";

/** Titles and notes above a table are shorter than this. */
export const HEADER_WITHIN = 30;

export type Header = {
  /** The row with the names of the columns. */
  readonly header_row: number;
  /** Rows between the header and this one are skipped, such as units. */
  readonly first_row: number;
};

const filledIn = ({ cells }: TableRow) => cells.filter((cell) => cell.trim());

/** What stands in rows but hardly in names of columns: numbers, days, addresses. */
const VALUE = /^[\d\s.,:;/+\-()%€$£°]+$|^\d{4}-\d{2}-\d{2}|@|^https?:/;
const MAX_NAME = 200;
const looksLikeName = (cell: string) => cell.length <= MAX_NAME && !VALUE.test(cell.trim());

function areNames(row: TableRow) {
  const filled = filledIn(row);
  return filled.length > 0 && filled.filter(looksLikeName).length >= filled.length * 0.8;
}

const areDistinct = (cells: readonly string[]) => new Set(cells).size === cells.length;

/** A second line of names below one that groups them: it names more columns, and values follow. */
function isBanner(row: TableRow, next: TableRow | undefined, after: TableRow | undefined) {
  if (!next || !after) return false;
  const [groups, names] = [filledIn(row), filledIn(next)];
  return names.length > groups.length && areNames(next) && areDistinct(names) && !areNames(after);
}

const UNIT =
  /^[([]?(?:m|km|cm|mm|°|º|deg|degrees?|s|sec|min|h|hours?|days?|years?|kg|g|%|l|w|kw|v|db|dba|m\/s|km\/h|m²|m2|eur|€|usd|\$|text|string|number|integer|decimal|date|url|yes\/no|y\/n|wgs ?84|yyyy(?:-mm(?:-dd)?)?|dd?[./-]mm?[./-]yyyy|mm?[./-]dd?[./-]yyyy|-)[)\]]?$/i;

const areUnits = (row: TableRow | undefined) => {
  const filled = row ? filledIn(row) : [];
  return (
    filled.length > 0 && filled.every((cell) => UNIT.test(cell.trim())) && filled.some((cell) => cell.trim() !== "-")
  );
};

/** The number of cells that full rows fill: titles and gaps may be more than half of the first rows. */
function usualWidth(rows: readonly TableRow[]) {
  const widths = rows.map((row) => filledIn(row).length).toSorted((a, b) => a - b);
  return widths[Math.floor(widths.length * 0.75)] ?? 0;
}

/**
 * Finds the header below titles and grouping headings. Rows are only passed over if the first wide row after them holds
 * names: otherwise the file has no header of its own, and its first row is taken.
 */
export function findHeader(rows: readonly TableRow[]): Header | undefined {
  const [top] = rows;
  if (!top) return undefined;
  const half = usualWidth(rows) / 2;
  const wide = rows.findIndex((row) => filledIn(row).length >= half);
  const found = wide > 0 && areNames(rows[wide] ?? top) ? wide : 0;
  const header = found + (isBanner(rows[found] ?? top, rows[found + 1], rows[found + 2]) ? 1 : 0);
  const isFollowed = areUnits(rows[header + 1]) && rows.length > header + 2;
  const header_row = rows[header]?.number ?? top.number;
  return { header_row, first_row: (isFollowed ? rows[header + 2]?.number : undefined) ?? header_row + 1 };
}
