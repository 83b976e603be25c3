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
  | "time"
  | "number"
  | "degrees"
  | "shape"
  | "answer";

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
