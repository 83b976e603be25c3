import * as z from "zod";
import {
  Done,
  Id,
  IdParams,
  ListMeta,
  listQuery,
  LocaleQuery,
  oneOrMore,
  queryFlag,
  Timestamp,
  UiLocale,
} from "./common.ts";
import { endpoint, multipart } from "./endpoint.ts";
import { ImportError, ProblemCode } from "./import-problems.ts";

export const ImportSubject = z.enum(["devices", "algorithms"]);
export type ImportSubject = z.infer<typeof ImportSubject>;
const IMPORT_STATES = ["uploaded", "checking", "checked", "running", "done", "failed", "undoing", "undone"] as const;
const ImportState = z.enum(IMPORT_STATES);

export const VERDICTS = ["create", "update", "unchanged", "add_location", "duplicate", "error", "skip"] as const;
export const Verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof Verdict>;

/** Limits of one file. What a list exports comes in again. */
export const MAX_IMPORT_ROWS = 100_000;
export const MAX_IMPORT_COLUMNS = 500;
const MAX_IMPORT_BYTES = 64 * 1024 * 1024;

const IMPORT_FORMATS = ["csv", "xlsx", "ods", "geojson", "nl_json", "json"] as const;

/** How the letters of a text file are stored. */
export const ENCODINGS = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "windows-1256",
  "iso-8859-2",
] as const;
export const Encoding = z.enum(ENCODINGS);
export type Encoding = z.infer<typeof Encoding>;

const SheetName = z.string().max(255);
const RowNumber = z.int().min(1).max(1_048_576);

/** How the file was understood; what people can correct is in `ReadingChoice`. */
export const ImportReading = z.strictObject({
  /** Null for workbooks, which say it themselves. */
  encoding: Encoding.nullable(),
  /** Values with letters beyond A to Z, to see whether the encoding is right. */
  telling: z.array(z.string()),
  /** Null unless the file is a workbook. */
  sheet: SheetName.nullable(),
  /** Sheets without rows cannot be imported. */
  sheets: z.array(
    z.strictObject({ name: SheetName, is_hidden: z.boolean(), row_count: z.int(), column_count: z.int() }),
  ),
  /** The row with the names of columns; null where each row names its own. */
  header_row: RowNumber.nullable(),
  /** The first row that is imported: rows of units below the header are skipped. */
  first_row: RowNumber.nullable(),
  /** The first rows of the table, titles included. */
  head: z.array(z.strictObject({ number: RowNumber, cells: z.array(z.string()) })),
});
export type ImportReading = z.infer<typeof ImportReading>;

/** What is left out is found again. */
export const ReadingChoice = z.strictObject({
  encoding: Encoding.optional(),
  sheet: SheetName.optional(),
  header_row: RowNumber.optional(),
  first_row: RowNumber.optional(),
});
export type ReadingChoice = z.infer<typeof ReadingChoice>;

/** A column of the file, with sample values to recognize it by. */
export const ImportColumn = z.strictObject({ name: z.string(), samples: z.array(z.string()) });

/** File column → our field; unmapped columns are ignored. */
const ImportMapping = z.record(z.string().max(300), z.string().max(60));

export const DATE_ORDERS = ["iso", "day_first", "month_first"] as const;
export const ImportOptions = z.strictObject({
  /** For rows with a known reference: update the record, or skip the row. */
  on_existing: z.enum(["update", "skip"]),
  date_order: z.enum(DATE_ORDERS),
  /** Create statuses, organizations and labels that the file names and we lack. */
  create_missing: z.boolean(),
});
export type ImportOptions = z.infer<typeof ImportOptions>;

/** Maximum of these per import: more suggest a wrongly mapped column. */
export const MAX_NEW_REFERENCES = 2000;

/** Related records an import creates because the file names them. */
export const MADE_NOUNS = ["status", "organization", "label"] as const;
export const ImportMade = z.strictObject({ noun: z.enum(MADE_NOUNS), name: z.string() });
export type ImportMade = z.infer<typeof ImportMade>;

/** Origin of the mapping: guessed from column names, remembered for the same columns, or chosen. */
const MAPPING_ORIGINS = ["guessed", "remembered", "chosen"] as const;

export const Import = z.strictObject({
  id: Id,
  subject: ImportSubject,
  format: z.enum(IMPORT_FORMATS),
  filename: z.string(),
  reading: ImportReading,
  columns: z.array(ImportColumn),
  mapping: ImportMapping,
  mapping_origin: z.enum(MAPPING_ORIGINS),
  options: ImportOptions,
  /** The language of its texts; null until it is checked. */
  locale: z.string().nullable(),
  state: ImportState,
  row_count: z.int(),
  rows_done: z.int(),
  counts: z.partialRecord(Verdict, z.int()),
  /** Number of rows per problem. */
  problem_counts: z.partialRecord(ProblemCode, z.int()),
  made: z.array(ImportMade),
  error: ImportError.nullable(),
  created_at: Timestamp,
  created_by: z.string().nullable(),
  finished_at: Timestamp.nullable(),
});
export type Import = z.infer<typeof Import>;

export type ImportColumn = z.infer<typeof ImportColumn>;

export const ImportRow = z.strictObject({
  number: z.int(),
  verdict: Verdict,
  title: z.string().nullable(),
  /** `field` is our field, `column` the file's. The admin has texts for each code. */
  problems: z.array(
    z.strictObject({
      code: ProblemCode,
      field: z.string().nullable(),
      column: z.string().nullable(),
      value: z.string().nullable(),
    }),
  ),
  record_id: Id.nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

const ImportResponse = z.strictObject({ import: Import });

export const importsApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/imports",
    access: "member",
    summary: "Earlier imports, newest first",
    query: listQuery(["created_at"], { subject: oneOrMore(ImportSubject) }),
    response: z.strictObject({ imports: z.array(Import), meta: ListMeta }),
  }),
  upload: endpoint({
    method: "POST",
    path: "/api/v1/imports",
    access: "editor",
    summary:
      "Upload a file: a workbook (.xlsx, .ods), CSV or JSON; also GeoJSON for devices and the Dutch standard's JSON for algorithms",
    query: z.strictObject({
      subject: ImportSubject,
      /** Decides the order of ambiguous dates such as 03/04/2026. */
      ui_locale: UiLocale.optional(),
    }),
    body: multipart(/^file$/, "`file`: the file to import, at most 64 MB"),
    response: ImportResponse,
    status: 201,
    max_bytes: MAX_IMPORT_BYTES,
  }),
  get: endpoint({
    method: "GET",
    path: "/api/v1/imports/{id}",
    access: "member",
    summary: "An import and its progress",
    params: IdParams,
    response: ImportResponse,
  }),
  read: endpoint({
    method: "PUT",
    path: "/api/v1/imports/{id}/reading",
    access: "editor",
    summary: "Read the file again: with another encoding, sheet or header. Forgets the mapping and any check",
    params: IdParams,
    query: z.strictObject({ ui_locale: UiLocale.optional() }),
    body: ReadingChoice,
    response: ImportResponse,
  }),
  check: endpoint({
    method: "POST",
    path: "/api/v1/imports/{id}/check",
    access: "editor",
    summary: "Dry run: check every row with this mapping without saving anything. The mapping is remembered",
    params: IdParams,
    query: LocaleQuery,
    body: z.strictObject({ mapping: ImportMapping, options: ImportOptions }),
    response: ImportResponse,
  }),
  rows: endpoint({
    method: "GET",
    path: "/api/v1/imports/{id}/rows",
    access: "member",
    summary: "The rows of an import with their results",
    params: IdParams,
    query: listQuery(["number"], { verdict: oneOrMore(Verdict), problem: oneOrMore(ProblemCode) }),
    response: z.strictObject({ rows: z.array(ImportRow), meta: ListMeta }),
  }),
  run: endpoint({
    method: "POST",
    path: "/api/v1/imports/{id}/run",
    access: "editor",
    summary: "Run a checked import, all rows or none. Rows with errors stop it unless they are skipped",
    params: IdParams,
    query: z.strictObject({ leave_out_errors: queryFlag.optional() }),
    response: ImportResponse,
  }),
  undo: endpoint({
    method: "POST",
    path: "/api/v1/imports/{id}/undo",
    access: "editor",
    summary:
      "Undo a whole import: records it added are deleted, records it changed go back. Records changed since are kept and listed",
    params: IdParams,
    response: ImportResponse,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/imports/{id}",
    access: "editor",
    summary: "Delete an import and its file; the imported records stay",
    params: IdParams,
    response: Done,
  }),
};
