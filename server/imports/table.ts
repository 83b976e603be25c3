import { sql } from "kysely";
import type { Import, ImportRow } from "#contract/imports.ts";
import { personName } from "#server/platform/identity/person-name.ts";

/** Excludes the file itself. */
export const importColumns = [
  "imports.id",
  "imports.subject",
  "imports.format",
  "imports.filename",
  "imports.reading",
  "imports.columns",
  "imports.recipe",
  "imports.recipe_origin",
  "imports.options",
  "imports.locale",
  "imports.state",
  "imports.row_count",
  "imports.rows_done",
  "imports.counts",
  "imports.problem_counts",
  "imports.made",
  "imports.error",
  "imports.created_at",
  personName("imports.created_by").as("created_by"),
  "imports.finished_at",
] as const;
/** A selected row, with its JSON columns typed. */
export type ImportTableRow = Import;

export const importSorts = { created_at: sql.ref("imports.created_at") };

/** `record_id` is null until the record has been created. */
export const rowColumns = ["number", "line", "verdict", "title", "problems", "record_id", "changes", "made"] as const;
export type RowTableRow = ImportRow;
export const rowSorts = { number: sql.ref("number") };
