import { unreadable } from "../read/unreadable-file.ts";
import { collectRow } from "./collect-row.ts";
import type { Archive } from "#server/platform/records/open-archive.ts";
import { attribute, createXmlReader } from "./read-xml.ts";
import { isoOfSerial } from "./sheet-dates.ts";
import type { TableRow, Workbook } from "./workbook-rows.ts";
import { openXlsxParts, unescaped, type XlsxParts } from "./xlsx-parts.ts";

/** `BC12` is column 54, counted from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

/** Numbers are written with a point and without an exponent where that is exact. */
const numberOf = (text: string) => {
  const number = Number(text);
  return text.trim() === "" || Number.isNaN(number) ? text : String(number);
};

type Cell = { readonly type: string; readonly style: number };

/** A formula's value is the one stored with it; a cell with an error is empty. */
function textOf({ type, style }: Cell, value: string, { strings, dates, is_1904 }: XlsxParts): string {
  if (!value || type === "e") return "";
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value === "1" || value === "true" ? "true" : "false";
  if (type === "str" || type === "inlineStr") return unescaped(value);
  if (type === "d") return value.replace(/T00:00:00(?:\.0+)?Z?$/, "");
  const date = dates.has(style) ? isoOfSerial(Number(value), is_1904) : undefined;
  return date ?? numberOf(value);
}

const MAX_ROW = 1_048_576;

/** Elements whose text belongs to the cell: its value, or its text if it stands in the cell itself. */
const VALUES = new Set(["v", "t"]);

async function* rowsOf(pieces: AsyncIterable<string>, parts: XlsxParts): AsyncGenerator<TableRow> {
  const row = collectRow();
  let ready: TableRow[] = [];
  let [number, column, value] = [0, -1, ""];
  let [isSheet, isValue, isSound] = [false, false, false];
  let cell: Cell | undefined;

  const reader = createXmlReader({
    open: (name, tag) => {
      if (name === "sheetData") isSheet = true;
      if (!isSheet) return;
      if (name === "row") {
        const given = Number(attribute(tag, "r"));
        number = given > 0 && given <= MAX_ROW ? Math.trunc(given) : number + 1;
        column = -1;
      } else if (name === "c") {
        const reference = attribute(tag, "r");
        column = reference === undefined ? column + 1 : columnOf(reference);
        cell = { type: attribute(tag, "t") ?? "n", style: Number(attribute(tag, "s") ?? -1) };
        value = "";
      } else if (name === "rPh") isSound = true;
      else isValue = cell !== undefined && !isSound && VALUES.has(name);
    },
    text: (text) => {
      if (isValue) value += text;
    },
    close: (name) => {
      if (!isSheet) return;
      isValue = false;
      if (name === "rPh") isSound = false;
      else if (name === "c" && cell) {
        row.put(column, textOf(cell, value, parts));
        cell = undefined;
      } else if (name === "row") {
        const cells = row.take();
        if (cells) ready.push({ number, cells });
      } else if (name === "sheetData") isSheet = false;
    },
  });
  for await (const piece of pieces) {
    reader.write(piece);
    yield* ready;
    ready = [];
  }
  reader.end();
}

export async function openXlsx(archive: Archive): Promise<Workbook> {
  const parts = await openXlsxParts(archive);
  return {
    sheets: parts.sheets.map(({ name, is_hidden }) => ({ name, is_hidden })),
    rows: (wanted) => {
      const sheet = parts.sheets.find(({ name }) => name === wanted);
      if (!sheet) throw unreadable(`This workbook has no sheet “${wanted}”`);
      return rowsOf(archive.pieces(sheet.part), parts);
    },
  };
}
