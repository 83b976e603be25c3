import { Readable } from "node:stream";
import { ZipFile } from "yazl";

export type Cell = string | number | boolean | null;
type Column = { readonly name: string; readonly is_day?: boolean };

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const [BOLD, DAY] = [1, 2];
/** ISO for all readers: a format that depends on the reader's country would show 3 April as 4 March. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const relations = (...targets: readonly (readonly [kind: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${DOCUMENT}/${kind}" Target="${target}"/>`)
    .join("")}</Relationships>`;

const PARTS = {
  "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  "_rels/.rels": relations(["officeDocument", "xl/workbook.xml"]),
  "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Guidepost" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": relations(["worksheet", "worksheets/sheet1.xml"], ["styles", "styles.xml"]),
  "xl/styles.xml": STYLES,
} as const;

/** Spreadsheets refuse files with longer texts. */
const MAX_TEXT = 32_767;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Characters that XML does not allow, and texts that look like how those are written. */
const UNWRITABLE = /(?![\t\n])[\p{Cc}\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/gu;

const escaped = (text: string) =>
  text
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    .replaceAll(UNWRITABLE, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`);

const shortened = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text);

/** As spreadsheets do: A to Z, AA to ZZ and so on. */
export function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
}

/** `place`: the cell's reference and style. A text is typed as text, so nothing in it is ever taken for a formula. */
const textCell = (place: string, text: string) =>
  `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(shortened(text))}</t></is></c>`;

const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
/** Spreadsheets count days from 1900 and get the first two months wrong. */
const FIRST_SERIAL = 61;

function dayCell(reference: string, day: string) {
  const serial = (Date.parse(`${day}T00:00:00Z`) - EPOCH) / DAY_MS;
  return serial >= FIRST_SERIAL ? `<c ${reference} s="${DAY}"><v>${serial}</v></c>` : textCell(reference, day);
}

function cellOf(reference: string, value: Cell, is_day: boolean) {
  if (value === null || value === "") return "";
  if (typeof value === "number") return `<c ${reference}><v>${value}</v></c>`;
  if (typeof value === "boolean") return `<c ${reference} t="b"><v>${value ? 1 : 0}</v></c>`;
  return is_day ? dayCell(reference, value) : textCell(reference, value);
}

const SHEET_START = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="500" width="18" customWidth="1"/></cols><sheetData>`;

async function* sheetOf(columns: readonly Column[], pages: AsyncIterable<readonly Cell[][]>): AsyncGenerator<string> {
  const shape = columns.map(({ is_day = false }, at) => ({ is_day, letters: columnLetters(at) }));
  const header = columns.map(({ name }, at) => textCell(`r="${columnLetters(at)}1" s="${BOLD}"`, name));
  yield `${SHEET_START}<row r="1">${header.join("")}</row>`;
  let number = 1;
  const rowOf = (cells: readonly Cell[]) => {
    number += 1;
    const written = shape.map(({ letters, is_day }, at) =>
      cellOf(`r="${letters}${number}"`, cells[at] ?? null, is_day),
    );
    return `<row r="${number}">${written.join("")}</row>`;
  };
  for await (const page of pages) yield page.map(rowOf).join("");
  yield "</sheetData></worksheet>";
}

/** A workbook of one sheet with a header that stays in view, written while its rows are read. Pages should be small. */
export async function* writeXlsx(
  columns: readonly Column[],
  pages: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sheet = Readable.from(sheetOf(columns, pages), { objectMode: false });
  zip.on("error", (error: Error) => output.destroy(error));
  for (const [name, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(text), name);
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml");
  zip.end();
  try {
    for await (const piece of output) yield piece as Uint8Array;
  } finally {
    // a reader who leaves ends the query too
    sheet.destroy();
  }
}
