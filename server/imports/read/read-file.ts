import type { Encoding, Import, ImportReading, ImportSubject, ReadingChoice } from "#contract/imports.ts";
import { columnsUsed } from "#contract/import-recipe.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { guessRecipe } from "../mapping/guess-recipe.ts";
import { isZip, openWorkbook, requireNoOldWorkbook } from "../workbook/open-workbook.ts";
import type { Workbook } from "../workbook/workbook-rows.ts";
import { decodeText, encodingOf, headOf, requireText } from "./decode-text.ts";
import { inspectRows, type InspectedRows } from "./inspect-rows.ts";
import { formatOfJson, isJson } from "./json-format.ts";
import type { RawRow } from "./raw-row.ts";
import { readCsv } from "./read-csv.ts";
import { readDutch, readGeojson, readObjects } from "./read-json.ts";
import { readTable, type TableHead } from "./read-table.ts";
import { unreadable } from "./unreadable-file.ts";

type TextFormat = Exclude<Import["format"], "xlsx" | "ods">;
type Pieces = AsyncIterable<TableHead | RawRow> | Iterable<RawRow>;

const JSON_READERS = { geojson: readGeojson, nl_json: readDutch, json: readObjects } as const;

const headerOf = ({ header_row, first_row }: ReadingChoice) =>
  header_row ? { header_row, first_row: Math.max(first_row ?? 0, header_row + 1) } : undefined;

function textPieces(bytes: Uint8Array, format: TextFormat, encoding: Encoding, reading: ReadingChoice): Pieces {
  if (format === "csv") return readTable(readCsv(bytes, encoding), { header: headerOf(reading), is_ragged: false });
  return JSON_READERS[format](() => decodeText(bytes, encoding));
}

const sheetPieces = (workbook: Workbook, sheet: string, reading: ReadingChoice) =>
  readTable(workbook.rows(sheet), { header: headerOf(reading), is_ragged: true });

/** The rows of a file, read as it was inspected. */
export async function* readRows(
  bytes: Uint8Array,
  format: Import["format"],
  reading: ImportReading,
): AsyncGenerator<RawRow> {
  const { header_row, first_row } = reading;
  const choice = { ...(header_row && { header_row }), ...(first_row && { first_row }) };
  const pieces =
    format === "xlsx" || format === "ods"
      ? sheetPieces((await openWorkbook(bytes)).workbook, reading.sheet ?? "", choice)
      : textPieces(bytes, format, reading.encoding ?? encodingOf(bytes), choice);
  for await (const piece of pieces) if ("cells" in piece) yield piece;
}

export type InspectedFile = Pick<Import, "format" | "columns" | "row_count" | "reading">;

async function inspectText(bytes: Uint8Array, subject: ImportSubject, choice: ReadingChoice): Promise<InspectedFile> {
  const encoding = choice.encoding ?? encodingOf(bytes);
  requireText(bytes, encoding);
  const head = headOf(bytes, encoding);
  const format = isJson(head) ? formatOfJson(head, subject) : "csv";
  const { columns, row_count, ...found } = await inspectRows(textPieces(bytes, format, encoding, choice));
  return { format, columns, row_count, reading: { ...found, encoding, sheet: null, sheets: [] } };
}

/** What is in a sheet, or why it cannot be read. */
type Tried = { readonly name: string; readonly is_hidden: boolean } & (
  | { readonly found: InspectedRows }
  | { readonly error: AppError }
);

async function trySheets(workbook: Workbook, choice: ReadingChoice): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const sheet of workbook.sheets) {
    const own = sheet.name === choice.sheet ? choice : {};
    try {
      tried.push({ ...sheet, found: await inspectRows(sheetPieces(workbook, sheet.name, own)) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      tried.push({ ...sheet, error });
    }
  }
  return tried;
}

/** A column whose name we know says more than one beside it. */
const KNOWN_NAME = 4;
/** Beyond this, more rows make a sheet no likelier. */
const ENOUGH_ROWS = 200;

/** How much a sheet looks like a register: its cells, and columns with names that we know. */
function scoreOf(sheet: Tried, subject: ImportSubject) {
  if (!("found" in sheet)) return -1;
  const { columns, row_count } = sheet.found;
  const { fields, groups } = guessRecipe(subject, columns);
  const named = columnsUsed({ fields, groups }).size;
  return Math.min(row_count, ENOUGH_ROWS) * (columns.length + KNOWN_NAME * named);
}

/** The one that was asked for; else the likeliest of those that people see. */
function chosenOf(tried: readonly Tried[], subject: ImportSubject, wanted: string | undefined) {
  if (wanted !== undefined) return tried.find(({ name }) => name === wanted);
  const scored = tried.map((sheet) => ({ sheet, score: scoreOf(sheet, subject) }));
  const isTable = ({ sheet }: (typeof scored)[number]) => "found" in sheet && sheet.found.columns.length > 1;
  const rank = (one: (typeof scored)[number]) => Number(isTable(one)) * 2 + Number(!one.sheet.is_hidden);
  return scored.toSorted((a, b) => rank(b) - rank(a) || b.score - a.score)[0]?.sheet;
}

async function inspectWorkbook(
  bytes: Uint8Array,
  subject: ImportSubject,
  choice: ReadingChoice,
): Promise<InspectedFile> {
  const { format, workbook } = await openWorkbook(bytes);
  const tried = await trySheets(workbook, choice);
  const chosen = chosenOf(tried, subject, choice.sheet);
  if (!chosen)
    throw unreadable(choice.sheet ? `This workbook has no sheet “${choice.sheet}”` : "This workbook is empty");
  if ("error" in chosen) throw chosen.error;
  const { columns, row_count, ...found } = chosen.found;
  const sheets = tried.map(({ name, is_hidden, ...sheet }) => ({
    name,
    is_hidden,
    row_count: "found" in sheet ? sheet.found.row_count : 0,
    column_count: "found" in sheet ? sheet.found.columns.length : 0,
  }));
  return { format, columns, row_count, reading: { ...found, encoding: null, sheet: chosen.name, sheets, telling: [] } };
}

/** Detects the format by content; the file name is ignored. */
export async function inspectFile(
  bytes: Uint8Array,
  subject: ImportSubject,
  choice: ReadingChoice = {},
): Promise<InspectedFile> {
  if (!bytes.length) throw unreadable("The file is empty");
  requireNoOldWorkbook(bytes);
  return isZip(bytes) ? inspectWorkbook(bytes, subject, choice) : inspectText(bytes, subject, choice);
}
