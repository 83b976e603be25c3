/**
 * A spreadsheet reads a text that begins like this as a formula; an apostrophe in front makes it a text again.
 * A text that has apostrophes there already gets one more, so that whoever takes one off has the text back.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

type Cell = string | number | null;

/** Numbers are ours and stay numbers; texts came from anybody. */
function csvCell(value: Cell) {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of RFC 4180, its end included. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(",")}\r\n`;

/** Without it Excel takes UTF-8 for something else. */
export const BYTE_ORDER_MARK = "\uFEFF";
