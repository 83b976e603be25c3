import { AppError } from "#server/platform/http/errors.ts";
import { unreadable } from "../read/unreadable-file.ts";
import { collectRow } from "./collect-row.ts";
import type { Archive } from "#server/platform/records/open-archive.ts";
import { attribute, createXmlReader, readXml } from "./read-xml.ts";
import { type Sheet, sheetName, type TableRow, type Workbook } from "./workbook-rows.ts";

const CONTENT = "content.xml";

export const linked = () => new AppError("workbook_has_links", "This workbook takes values from other files");

/** Sheets and whether they are hidden, which only their style says. */
async function listSheets(archive: Archive): Promise<Sheet[]> {
  const hidden = new Set<string>();
  const sheets: Sheet[] = [];
  let [style, isInTable] = ["", 0];
  await readXml(archive.pieces(CONTENT), {
    open: (name, tag) => {
      if (name === "style") style = attribute(tag, "style:name") ?? "";
      if (name === "table-properties" && attribute(tag, "table:display") === "false") hidden.add(style);
      if (name === "table-source") throw linked();
      if (name !== "table") return;
      isInTable += 1;
      if (isInTable > 1) return;
      const [named, styled] = [attribute(tag, "table:name"), attribute(tag, "table:style-name")];
      sheets.push({ name: sheetName(named), is_hidden: hidden.has(styled ?? "") });
    },
    close: (name) => {
      if (name === "table") isInTable -= 1;
    },
  });
  return sheets;
}

const repeats = (tag: string, name: string) => Math.max(1, Math.min(Number(attribute(tag, name) ?? 1) || 1, 1_048_576));

/** Values are exact, texts are as shown. A cell with an error is empty. */
function valueOf(tag: string): string | undefined {
  const type = attribute(tag, "office:value-type");
  if (attribute(tag, "calcext:value-type") === "error") return "";
  if (type === "float" || type === "currency" || type === "percentage") return attribute(tag, "office:value");
  if (type === "boolean") return attribute(tag, "office:boolean-value");
  if (type === "date") return attribute(tag, "office:date-value")?.replace(/T00:00:00(?:\.0+)?Z?$/, "");
  return type === "string" ? attribute(tag, "office:string-value") : undefined;
}

const BREAKS: ReadonlyMap<string, string> = new Map([
  ["line-break", "\n"],
  ["tab", "\t"],
]);

async function* rowsOf(pieces: AsyncIterable<string>, wanted: string): AsyncGenerator<TableRow> {
  const row = collectRow();
  let ready: (TableRow & { readonly times: number })[] = [];
  let [number, times, column, width] = [0, 1, 0, 1];
  let [tables, isWanted, isText, isNote] = [0, false, false, false];
  let [text, value]: [string, string | undefined] = ["", undefined];
  let paragraphs = 0;

  const openCell = (tag: string) => {
    width = repeats(tag, "table:number-columns-repeated");
    value = valueOf(tag);
    [text, paragraphs] = ["", 0];
  };
  const closeCell = () => {
    const cell = value ?? text;
    // an empty cell is often repeated to the end of the sheet
    if (cell) for (let at = 0; at < width; at += 1) row.put(column + at, cell);
    column += width;
  };
  const openText = () => {
    if (paragraphs) text += "\n";
    paragraphs += 1;
    isText = true;
  };
  const closeRow = () => {
    const cells = row.take();
    if (cells) ready.push({ number: number + 1, cells, times });
    number += times;
  };

  const reader = createXmlReader({
    open: (name, tag) => {
      if (name === "table") {
        tables += 1;
        if (tables === 1) [isWanted, number] = [sheetName(attribute(tag, "table:name")) === wanted, 0];
      }
      if (!isWanted || tables !== 1) return;
      if (name === "table-row") [times, column] = [repeats(tag, "table:number-rows-repeated"), 0];
      else if (name === "table-cell") openCell(tag);
      else if (name === "covered-table-cell") column += repeats(tag, "table:number-columns-repeated");
      else if (name === "annotation") isNote = true;
      else if (name === "p" && !isNote) openText();
      else if (name === "s" && isText) text += " ".repeat(Math.min(repeats(tag, "text:c"), 1000));
      else if (isText) text += BREAKS.get(name) ?? "";
    },
    text: (piece) => {
      if (isText && !isNote) text += piece;
    },
    close: (name) => {
      if (name === "table") tables -= 1;
      if (!isWanted || tables > 1) return;
      if (name === "annotation") isNote = false;
      else if (name === "p" && !isNote) isText = false;
      else if (name === "table-cell") closeCell();
      else if (name === "table-row") closeRow();
    },
  });
  for await (const piece of pieces) {
    reader.write(piece);
    for (const { times: count, number: first, cells } of ready)
      for (let at = 0; at < count; at += 1) yield { number: first + at, cells };
    ready = [];
  }
  reader.end();
}

export async function openOds(archive: Archive): Promise<Workbook> {
  if (!archive.has(CONTENT)) throw unreadable("This zip file is not a workbook");
  const sheets = await listSheets(archive);
  return {
    sheets,
    rows: (wanted) => {
      if (!sheets.some(({ name }) => name === wanted)) throw unreadable(`This workbook has no sheet “${wanted}”`);
      return rowsOf(archive.pieces(CONTENT), wanted);
    },
  };
}
