import { checkColumnCount, MAX_ROW_LENGTH } from "../read/raw-row.ts";
import { replaceUnstorable } from "#server/platform/records/storable-text.ts";
import { unreadable } from "../read/unreadable-file.ts";

/** The cells of one row. Empty ones count only before a filled one: sheets are often formatted to their last column. */
export function collectRow() {
  let cells: string[] = [];
  let length = 0;
  const put = (column: number, text: string) => {
    if (!text) return;
    checkColumnCount(column + 1);
    length += text.length;
    if (length > MAX_ROW_LENGTH) throw unreadable("A row of this workbook is too large");
    while (cells.length < column) cells.push("");
    cells[column] = replaceUnstorable(text);
  };
  const take = (): string[] | undefined => {
    const taken = cells;
    [cells, length] = [[], 0];
    return taken.some((cell) => cell.trim()) ? taken : undefined;
  };
  return { put, take };
}
