import type { Import, ImportColumn, ImportSubject } from "#contract/imports.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { cutText } from "./cut-text.ts";
import { headOf, requireText, unreadable } from "./decode-text.ts";
import { checkColumnCount, type RawRow } from "./raw-row.ts";
import { readCsv } from "./read-csv.ts";
import { readGeojson, readRecords } from "./read-json.ts";

const MAX_ROWS = 100_000;
const SAMPLES = 3;
const SAMPLE_LENGTH = 80;

/** Detects the format by content; the file name is ignored. */
export function formatOf(bytes: Uint8Array, subject: ImportSubject): Import["format"] {
  requireText(bytes);
  const isJson = /^\s*[[{]/.test(headOf(bytes));
  if (!isJson) return "csv";
  return subject === "devices" ? "geojson" : "nl_json";
}

/** Only CSV has column names before the rows; in other formats each row has its own. */
const piecesOf = { csv: readCsv, geojson: readGeojson, nl_json: readRecords };

export async function* readRows(bytes: Uint8Array, format: Import["format"]): AsyncGenerator<RawRow> {
  for await (const piece of piecesOf[format](bytes)) if ("cells" in piece) yield piece;
}

function addSamples(columns: Map<string, string[]>, { cells }: RawRow) {
  for (const [name, cell] of cells) {
    const samples = columns.get(name) ?? [];
    columns.set(name, samples);
    const sample = cutText(cell.trim(), SAMPLE_LENGTH);
    if (sample && samples.length < SAMPLES && !samples.includes(sample)) samples.push(sample);
  }
}

/** A preview of the file: columns with sample values, and the number of rows. */
export async function inspectFile(bytes: Uint8Array, format: Import["format"]) {
  const columns = new Map<string, string[]>();
  let row_count = 0;
  for await (const piece of piecesOf[format](bytes)) {
    if ("cells" in piece) {
      row_count += 1;
      addSamples(columns, piece);
    } else for (const name of piece) columns.set(name, []);
    if (row_count > MAX_ROWS) throw new AppError("file_too_large", `The file has more than ${MAX_ROWS} rows`);
    checkColumnCount(columns.size);
  }
  if (!row_count || !columns.size) throw unreadable("This file has no rows");
  const named: ImportColumn[] = [...columns].map(([name, samples]) => ({ name, samples }));
  return { columns: named, row_count };
}
