import { replaceUnstorable } from "#server/platform/records/storable-text.ts";
import { cutText } from "../read/cut-text.ts";

/** A row of a sheet: its number there and its cells as text. Empty rows are left out. */
export type TableRow = { readonly number: number; readonly cells: readonly string[] };

const MAX_NAME = 255;
/** The name of a sheet as people see and choose it. */
export const sheetName = (name: string | undefined) => cutText(replaceUnstorable(name ?? ""), MAX_NAME);

export type Sheet = { readonly name: string; readonly is_hidden: boolean };

/** Rows of all wanted sheets, one sheet after the other. */
export type Workbook = {
  readonly sheets: readonly Sheet[];
  readonly rows: (sheet: string) => AsyncGenerator<TableRow>;
};
