import * as z from "zod";

/**
 * All problems an import can report. An error skips the row; a warning needs a look. A problem without texts in the admin
 * does not compile.
 */
export const PROBLEM_SEVERITY = {
  row_unreadable: "error",
  too_many_cells: "error",
  /** The first row of the same record has an error. */
  first_row_failed: "error",
  name_missing: "error",
  id_malformed: "error",
  reference_of_other: "error",
  /** The row names no organization, and several have a record with this reference. */
  reference_of_several: "error",
  text_too_long: "error",
  date_unreadable: "error",
  date_impossible: "error",
  month_unreadable: "error",
  end_before_start: "error",
  end_in_future: "error",
  start_in_future: "error",
  number_unreadable: "error",
  number_out_of_range: "error",
  yes_no_unreadable: "error",
  choice_unknown: "error",
  language_unknown: "error",
  email_invalid: "error",
  phone_invalid: "error",
  url_invalid: "error",
  status_unknown: "error",
  organization_unknown: "error",
  /** A sentence where the name of an organization belongs. */
  organization_unlikely: "error",
  label_unknown: "error",
  too_many_values: "error",
  /** More new statuses, organizations and labels than one import may create. */
  too_many_new: "error",
  coordinate_unreadable: "error",
  coordinate_out_of_range: "error",
  coordinate_incomplete: "error",
  direction_unreadable: "error",
  shape_unreadable: "error",
  shape_unsupported: "error",
  answer_unreadable: "error",

  too_few_cells: "warning",
  /** The cell could not be read, and the import leaves such cells empty. */
  cell_emptied: "warning",
  /** Words such as "unknown" or "#N/A" where a value belongs. */
  no_value: "warning",
  /** Only a year, or a part of one. */
  date_too_vague: "warning",
  first_of_several: "warning",
  id_unknown: "warning",
  status_code: "warning",
  year_without_end: "warning",
  far_end_date: "warning",
  coordinates_swapped: "warning",
  coordinates_maybe_swapped: "warning",
  /** A new record, although another organization has one with this reference. */
  reference_elsewhere: "warning",
  name_long: "warning",
  name_repeated: "warning",
  name_exists: "warning",
  /** Neither has a reference, and no other record has this name. */
  matched_by_name: "warning",
  position_repeated: "warning",
  differs_from_first_row: "warning",
  /** On undo: the record was edited since, so it is kept. */
  changed_since: "warning",
} as const satisfies Record<string, "error" | "warning">;

export type ProblemCode = keyof typeof PROBLEM_SEVERITY;
export const PROBLEM_CODES = Object.keys(PROBLEM_SEVERITY) as ProblemCode[];
export const ProblemCode = z.enum(PROBLEM_CODES);

/** Why an import failed. */
const IMPORT_ERRORS = [
  "interrupted",
  "changed_meanwhile",
  "file_unreadable",
  "took_too_long",
  "out_of_memory",
  "failed",
] as const;
export const ImportError = z.enum(IMPORT_ERRORS);
export type ImportError = z.infer<typeof ImportError>;
