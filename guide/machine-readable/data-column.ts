import type { DataWords } from "./data-words.ts";

/** Lists are arrays in JSON; in CSV they are joined by semicolons, and objects are JSON. */
export type Cell = string | number | boolean | null | readonly string[] | readonly object[];
export type ColumnKind =
  | "text"
  | "list"
  | "code"
  | "id"
  | "url"
  | "day"
  | "day_or_month"
  | "time"
  | "number"
  | "degrees"
  | "shape"
  | "answer";

/** Between the entries of a list in a cell of a CSV file. */
export const LIST_SEPARATOR = "; ";
/** `2026-04-30`, or `2026-04` if only the month is known. */
export const DAY_OR_MONTH = "^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$";

/** One column of a file. Files and data dictionary are generated from it, so they cannot diverge. */
export type DataColumn<Row> = {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly value: (row: Row) => Cell;
  /** Description in one language. */
  readonly about: (words: DataWords, locale: string) => string;
  /** All possible codes. */
  readonly codes?: readonly string[];
};
