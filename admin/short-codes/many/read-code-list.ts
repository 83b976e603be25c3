import { splitCsv } from "#admin/records/split-csv.ts";
import type { CodeListRow } from "#contract/short-codes.ts";

type Column = keyof CodeListRow;

export interface ListLine extends CodeListRow {
  /** Line where it starts, counted from 1. */
  line: number;
}

/** Names of these columns in other tables, in several languages. */
const NAMES: Record<Column, readonly string[]> = {
  label: [
    "label",
    "name",
    "etiqueta",
    "nombre",
    "libellé",
    "étiquette",
    "nom",
    "rótulo",
    "nome",
    "pangalan",
    "ស្លាក",
    "ឈ្មោះ",
  ],
  opens: [
    "opens",
    "page",
    "address",
    "page or address",
    "target",
    "url",
    "device",
    "reference",
    "página",
    "pagina",
    "dirección",
    "dispositivo",
    "referencia",
    "adresse",
    "appareil",
    "référence",
    "endereço",
    "referência",
    "ទំព័រ",
    "អាសយដ្ឋាន",
  ],
  locale: ["language", "locale", "lang", "idioma", "langue", "wika", "ភាសា"],
};

/** Without a header row, the number of columns decides. */
const BARE: Record<number, readonly Column[]> = {
  1: ["opens"],
  2: ["label", "opens"],
  3: ["label", "opens", "locale"],
};

const columnOf = (head: string) =>
  (Object.keys(NAMES) as Column[]).find((column) => NAMES[column].includes(head.trim().toLowerCase()));

/** Characters per cell that the API parses; shorter cells that are still too long get an error on their line. */
const LONGEST_CELL = 2500;
const plain = (cell = "") => cell.trim().replaceAll(/\s+/g, " ").slice(0, LONGEST_CELL);

/** Parses a pasted table: label, page or address, language. */
export function readCodeList(text: string): ListLine[] {
  const { rows } = splitCsv(text);
  const [head] = rows;
  if (!head) return [];
  const named = head.cells.map(columnOf);
  const hasHead = named.some(Boolean);
  const columns = hasHead ? named : (BARE[Math.min(head.cells.length, 3)] ?? []);
  return (hasHead ? rows.slice(1) : rows).map(({ line, cells }) => {
    const cell = (column: Column) => plain(cells[columns.indexOf(column)]);
    return { line, label: cell("label"), opens: cell("opens"), locale: cell("locale") };
  });
}

const quoted = (cell: string) => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Writes lines back as a table, so that those with problems can be fixed. */
export const writeCodeList = (lines: readonly ListLine[]) =>
  [
    "label,page,language",
    ...lines.map(({ label, opens, locale }) => [label, opens, locale].map(quoted).join(",")),
  ].join("\n");

export const rowOf = ({ label, opens, locale }: ListLine): CodeListRow => ({ label, opens, locale });
