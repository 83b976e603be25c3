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
import { ANSWER_SOURCES } from "./factsheets.ts";
import { ImportError, ProblemCode } from "./import-problems.ts";
import { ImportRecipe } from "./import-recipe.ts";

export const ImportSubject = z.enum(["devices", "algorithms"]);
export type ImportSubject = z.infer<typeof ImportSubject>;
const IMPORT_STATES = ["uploaded", "checking", "checked", "running", "done", "failed", "undoing", "undone"] as const;
const ImportState = z.enum(IMPORT_STATES);

export const VERDICTS = [
  "create",
  "update",
  "unchanged",
  "add_location",
  "duplicate",
  "error",
  "skip",
  "left_out",
] as const;
export const Verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof Verdict>;

/** Limits of one file. What a list exports comes in again. */
export const MAX_IMPORT_ROWS = 100_000;
export const MAX_IMPORT_COLUMNS = 2500;
const MAX_IMPORT_BYTES = 64 * 1024 * 1024;

/** Room for the words of every field. */
const MAX_RECIPE_BYTES = 4 * 1024 * 1024;

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
  /** The language that its texts seem to be in; null if they do not say clearly. */
  language: z.string().nullable(),
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

export const DATE_ORDERS = ["iso", "day_first", "month_first"] as const;
export const ImportOptions = z.strictObject({
  /** For rows with a known reference: update the record, or skip the row. */
  on_existing: z.enum(["update", "skip"]),
  date_order: z.enum(DATE_ORDERS),
  /** Create statuses, organizations and labels that the file names and we lack. */
  create_missing: z.boolean(),
  /** For cells that cannot be read: refuse the row, or leave the cell empty with a warning. Names are always needed. */
  bad_cells: z.enum(["refuse", "empty"]),
  /** Who gives the answers of a factsheet. `city` keeps the source that an answer has. */
  answer_source: z.enum(ANSWER_SOURCES),
});
export type ImportOptions = z.infer<typeof ImportOptions>;

/** Maximum of these per import: more suggest a wrongly mapped column. */
export const MAX_NEW_REFERENCES = 2000;

/** Related records an import creates because the file names them. */
export const MADE_NOUNS = ["status", "organization", "label"] as const;
export const ImportMade = z.strictObject({ noun: z.enum(MADE_NOUNS), name: z.string() });
export type ImportMade = z.infer<typeof ImportMade>;

/** Origin of the recipe: guessed from column names, remembered for the same columns, of a known file, or chosen. */
const RECIPE_ORIGINS = ["guessed", "remembered", "profile", "chosen"] as const;

export const Import = z.strictObject({
  id: Id,
  subject: ImportSubject,
  format: z.enum(IMPORT_FORMATS),
  filename: z.string(),
  reading: ImportReading,
  columns: z.array(ImportColumn),
  recipe: ImportRecipe,
  recipe_origin: z.enum(RECIPE_ORIGINS),
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

/** Null for nothing, and for what has no short form, such as a shape. */
const ChangedValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();
export type ChangedValue = z.infer<typeof ChangedValue>;

/** What a row changes in an existing record. Long texts begin shortly before the first difference. */
export const FieldChange = z.strictObject({
  field: z.string(),
  /** Of a text. */
  locale: z.string().nullable(),
  before: ChangedValue,
  after: ChangedValue,
});
export type FieldChange = z.infer<typeof FieldChange>;

export const ImportRow = z.strictObject({
  /** Order of the results; the same as `line` unless rows become several records or places. */
  number: z.int(),
  /** The row of the file. */
  line: z.int(),
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
  changes: z.array(FieldChange),
  /** Statuses, organizations and labels of this row that the import creates. */
  made: z.array(ImportMade),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** Where the meaning of a word comes from; `open` words have none. */
const WORD_ORIGINS = ["known", "remembered", "suggested", "new", "open"] as const;
export const FieldWord = z.strictObject({
  word: z.string(),
  rows: z.int(),
  to: z.string().nullable(),
  origin: z.enum(WORD_ORIGINS),
  remembered_at: Timestamp.nullable(),
});
export type FieldWord = z.infer<typeof FieldWord>;

/** The words of a choice field in a file, most rows first; words that we know come last. */
export const FieldWords = z.strictObject({
  field: z.string(),
  columns: z.array(z.string()),
  /** Options of ours, or the names of statuses, organizations or labels. */
  targets: z.array(z.string()),
  can_create: z.boolean(),
  words: z.array(FieldWord),
  /** Words beyond those listed. */
  more: z.int(),
  empty_rows: z.int(),
});
export type FieldWords = z.infer<typeof FieldWords>;

/** The order of day and month in the matched dates: certain if one of them has a day over 12, else the language's. */
const GuessedOrder = z.strictObject({ order: z.enum(DATE_ORDERS), is_certain: z.boolean() });
export type GuessedOrder = z.infer<typeof GuessedOrder>;

export const ImportPreview = z.strictObject({
  fields: z.array(FieldWords),
  /** Rows that stay in, and rows that each condition leaves out. */
  rows: z.int(),
  left_out: z.array(z.int()),
  /** First values of each field that several parts make. */
  examples: z.array(z.strictObject({ field: z.string(), values: z.array(z.string()) })),
  /** Rows whose name is empty, and rows whose name another row has too. */
  unnamed: z.int(),
  repeated_names: z.int(),
  /** Null if no date needs an order. */
  dates: GuessedOrder.nullable(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** Known files that come with the product; the admin names them. */
export const BUILT_IN_PROFILES = [
  "amsterdam_sensors",
  "osm_surveillance",
  "cameras_without_names",
  "nl_register",
  "nl_0_4",
  "nl_1_0",
  "uk_atrs_4",
  "uk_atrs",
  "us_omb_2025",
  "us_omb_2025_agency",
  "us_omb_2025_commercial",
] as const;
export type BuiltInProfile = (typeof BUILT_IN_PROFILES)[number];

const PROFILE_LIMIT = 500;
const ProfileFile = z.strictObject({
  subject: ImportSubject,
  name: z.string().trim().min(1).max(120),
  /** Columns by which a file is recognized. */
  columns: z.array(z.string().max(300)).min(1).max(PROFILE_LIMIT),
  recipe: ImportRecipe,
  options: ImportOptions.partial(),
});
/** A known kind of file: also the content of an exported profile. */
export type ProfileFile = z.infer<typeof ProfileFile>;
export const ImportProfile = ProfileFile.extend({
  /** A saved profile's id, or the key of a built-in one. */
  id: z.string(),
  is_built_in: z.boolean(),
  /** The file has all of its columns; `recipe` then names the columns as the file does. */
  fits: z.boolean(),
});
export type ImportProfile = z.infer<typeof ImportProfile>;

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
    summary:
      "Dry run: check every row with this recipe without saving anything. Recipe and words are remembered. `locale` is the language of the texts; without it, the one they seem to be in, or the site's default if they do not say",
    params: IdParams,
    query: LocaleQuery,
    body: z.strictObject({ recipe: ImportRecipe, options: ImportOptions }),
    response: ImportResponse,
    max_bytes: MAX_RECIPE_BYTES,
  }),
  preview: endpoint({
    method: "POST",
    path: "/api/v1/imports/{id}/preview",
    access: "editor",
    summary:
      "What a recipe makes of the file: words of its choice fields, rows that stay out, examples, order of dates. Saves nothing",
    params: IdParams,
    query: z.strictObject({ ui_locale: UiLocale.optional() }),
    body: z.strictObject({ recipe: ImportRecipe }),
    response: z.strictObject({ preview: ImportPreview }),
    max_bytes: MAX_RECIPE_BYTES,
  }),
  profiles: endpoint({
    method: "GET",
    path: "/api/v1/imports/{id}/profiles",
    access: "member",
    summary: "Known files: built-in profiles that fit this file, and all saved ones",
    params: IdParams,
    response: z.strictObject({ profiles: z.array(ImportProfile) }),
  }),
  saveProfile: endpoint({
    method: "POST",
    path: "/api/v1/import_profiles",
    access: "editor",
    summary: "Save a profile for known files; one with the same name is replaced",
    body: z.strictObject({ profile: ProfileFile }),
    max_bytes: MAX_RECIPE_BYTES,
    response: z.strictObject({ id: Id }),
  }),
  removeProfile: endpoint({
    method: "DELETE",
    path: "/api/v1/import_profiles/{id}",
    access: "editor",
    summary: "Delete a saved profile",
    params: IdParams,
    response: Done,
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
