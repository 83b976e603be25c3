import type { Answers } from "#contract/factsheets.ts";
import type { Import, ImportMade, ImportRow } from "#contract/imports.ts";
import type { ReadSupplier } from "./fields/read-row.ts";

/** What a row does to a place. `position` counts the new places of one record within the file. */
export type PlacePlan = {
  readonly id: string;
  readonly is_new: boolean;
  readonly lock_version: number;
  readonly position: number;
  readonly set: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<string, string>>;
};

/** What a row does to a record; it is kept with the row and done as it stands, or not at all. Others are named. */
export type RecordPlan = {
  readonly id: string;
  readonly is_new: boolean;
  /** Of the record that was compared with: another one when it is to be written means that somebody was there. */
  readonly lock_version: number;
  readonly set: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly links: Readonly<Record<string, string>>;
  readonly labels: readonly string[] | null;
  readonly suppliers: readonly ReadSupplier[] | null;
  /** The whole sheet as it will be. */
  readonly answers: Answers | null;
  readonly sheet_version: number | null;
  readonly place: PlacePlan | null;
};

export type JudgedRow = Pick<ImportRow, "number" | "verdict" | "title" | "problems"> & {
  readonly record_id: string | null;
  readonly record: RecordPlan | null;
};

/** What the file names and we do not have; it gets its id when it is made. */
export type Made = ImportMade & { readonly id?: string };

/** An import as its jobs see it. */
export type ImportJobRow = Pick<Import, "id" | "subject" | "format" | "filename" | "mapping" | "options"> & {
  readonly locale: string;
  readonly made: readonly Made[];
};
