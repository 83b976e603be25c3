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
  format: z.enum(["csv", "geojson", "nl_json"]),
  filename: z.string(),
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
    summary: "Upload a file: CSV or GeoJSON for devices, CSV or the Dutch standard's JSON for algorithms",
    query: z.strictObject({
      subject: ImportSubject,
      /** Decides the order of ambiguous dates such as 03/04/2026. */
      ui_locale: UiLocale.optional(),
    }),
    body: multipart(/^file$/, "`file`: the file to import, at most 20 MB"),
    response: ImportResponse,
    status: 201,
    max_bytes: 20 * 1024 * 1024,
  }),
  get: endpoint({
    method: "GET",
    path: "/api/v1/imports/{id}",
    access: "member",
    summary: "An import and its progress",
    params: IdParams,
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
