/** Separators by reliability: a comma may also be part of a number or an address. */
const SEPARATORS = ["\t", ";", ","] as const;

function separatorOf(text: string) {
  const [first = ""] = text.split(/\r?\n/, 1);
  return SEPARATORS.find((separator) => first.includes(separator)) ?? ",";
}

export interface CsvRow {
  /** Line where the row starts, counted from 1. */
  line: number;
  cells: string[];
}

/** Parses delimited text with any separator; quoted cells may contain separators and line breaks. */
export function splitCsv(text: string): { rows: CsvRow[]; separator: string } {
  const source = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [""] };
  let line = 1;
  let isQuoted = false;

  const endRow = () => {
    if (row.cells.some((cell) => cell.trim() !== "")) rows.push(row);
    row = { line: line + 1, cells: [""] };
  };
  const write = (letter: string) => {
    row.cells[row.cells.length - 1] += letter;
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charAt(at);
    const isEscaped = isQuoted && letter === '"' && source.charAt(at + 1) === '"';
    if (isEscaped) {
      write('"');
      at += 1;
    } else if (letter === '"' && (isQuoted || row.cells.at(-1) === "")) isQuoted = !isQuoted;
    else if (!isQuoted && letter === separator) row.cells.push("");
    else if (!isQuoted && letter === "\n") endRow();
    else if (isQuoted || letter !== "\r") write(letter);
    if (letter === "\n") line += 1;
  }
  endRow();
  return { rows, separator };
}
