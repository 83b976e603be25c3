/**
 * Spreadsheets read text that starts like this as a formula; a leading apostrophe makes it text. Text that already
 * starts with apostrophes gets one more, so that removing one restores it.
 */
const FORMULA = /^(?='*[=+\-@\t\r])/;
/**
 * Where the comma is the decimal sign, files are split at semicolons or tabs, and our quotation marks end up inside a
 * cell without meaning: anything after such a separator or a line break may start a cell.
 */
const FORMULA_AFTER_SPLIT = /([;\t\r\n][" ]*)(?='*[=+\-@])/g;
const GUARDED = /^'(?='*[=+\-@\t\r])/;
const GUARDED_AFTER_SPLIT = /([;\t\r\n][" ]*)'(?='*[=+\-@])/g;

/** Makes the text safe in a spreadsheet, whichever separator it is read with. */
const guardFormulas = (text: string) => text.replaceAll(FORMULA_AFTER_SPLIT, "$1'").replace(FORMULA, "'");

export const unguardFormulas = (cell: string) => cell.replace(GUARDED, "").replaceAll(GUARDED_AFTER_SPLIT, "$1");

const NEEDS_QUOTES = /[",\r\n]/;

type Cell = string | number | null;

/** Numbers are our own and stay numbers; texts come from users. */
function csvCell(value: Cell) {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = guardFormulas(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of RFC 4180, including the line break. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(",")}\r\n`;

/** Without it Excel does not recognise UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";
