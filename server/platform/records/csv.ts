/**
 * A spreadsheet reads a text that begins like this as a formula; an apostrophe in front makes it a text again.
 * A text that has apostrophes there already gets one more, so that whoever takes one off has the text back.
 */
const FORMULA = /^(?='*[=+\-@\t\r])/;
/**
 * Where commas are decimal signs, a file is split at semicolons or tabs, and our quotation marks then stand in the middle
 * of a cell and mean nothing: whatever follows such a sign, or the end of a line, may become the beginning of a cell.
 */
const FORMULA_AFTER_SPLIT = /([;\t\r\n][" ]*)(?='*[=+\-@])/g;
const GUARDED = /^'(?='*[=+\-@\t\r])/;
const GUARDED_AFTER_SPLIT = /([;\t\r\n][" ]*)'(?='*[=+\-@])/g;

/** The text as a cell that no spreadsheet runs, with whatever separator it is read. */
const guardFormulas = (text: string) => text.replaceAll(FORMULA_AFTER_SPLIT, "$1'").replace(FORMULA, "'");

/** The text of a cell that was guarded. */
export const unguardFormulas = (cell: string) => cell.replace(GUARDED, "").replaceAll(GUARDED_AFTER_SPLIT, "$1");

const NEEDS_QUOTES = /[",\r\n]/;

type Cell = string | number | null;

/** Numbers are ours and stay numbers; texts came from anybody. */
function csvCell(value: Cell) {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = guardFormulas(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of RFC 4180, its end included. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(",")}\r\n`;

/** Without it Excel takes UTF-8 for something else. */
export const BYTE_ORDER_MARK = "\uFEFF";
