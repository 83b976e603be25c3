import type { Answers } from "#contract/factsheets.ts";
import type { Import, ImportMade, ImportRow } from "#contract/imports.ts";
import type { ReadSupplier } from "./fields/read-row.ts";

/** Texts to write, by column and language. */
export type PlannedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A row's effect on a place. `position` numbers the record's new places within the file. */
export type PlacePlan = {
  readonly id: string;
  readonly is_new: boolean;
  readonly lock_version: number;
  readonly position: number;
  readonly set: Readonly<Record<string, unknown>>;
  readonly texts: PlannedTexts;
};

/** A row's effect on a record. Stored with the row and applied unchanged or not at all. References are by name. */
export type RecordPlan = {
  readonly id: string;
  readonly is_new: boolean;
  /** Of the record at the time of the check; a different version at the run means a conflict. */
  readonly lock_version: number;
  readonly set: Readonly<Record<string, unknown>>;
  readonly texts: PlannedTexts;
  readonly links: Readonly<Record<string, string>>;
  readonly labels: readonly string[] | null;
  readonly suppliers: readonly ReadSupplier[] | null;
  /** The complete factsheet after the import. */
  readonly answers: Answers | null;
  readonly sheet_version: number | null;
  readonly place: PlacePlan | null;
};

export type JudgedRow = Pick<ImportRow, "number" | "verdict" | "title" | "problems" | "changes" | "made"> & {
  readonly record_id: string | null;
  readonly record: RecordPlan | null;
};

/** A missing record that the file refers to; it has an id once created. */
export type Made = ImportMade & { readonly id?: string };

export type ImportJobRow = Pick<Import, "id" | "subject" | "format" | "reading" | "filename" | "recipe" | "options"> & {
  readonly locale: string;
  readonly made: readonly Made[];
};
