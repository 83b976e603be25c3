import type { DataWords } from "./data-words.ts";

/** Lists stay lists in JSON; in a spreadsheet a semicolon stands between them. Rows are JSON there. */
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

/** One column of a file. The files and the data dictionary are both written from it, so they cannot drift apart. */
export type DataColumn<Row> = {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly value: (row: Row) => Cell;
  /** What it means, in the words of one language. */
  readonly about: (words: DataWords, locale: string) => string;
  /** All that a code can be. */
  readonly codes?: readonly string[];
};
