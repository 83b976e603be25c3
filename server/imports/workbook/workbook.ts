/** A row of a sheet: its number there and its cells as text. Empty rows are left out. */
export type TableRow = { readonly number: number; readonly cells: readonly string[] };

export type Sheet = { readonly name: string; readonly is_hidden: boolean };

/** Rows of all wanted sheets, one sheet after the other. */
export type Workbook = {
  readonly sheets: readonly Sheet[];
  readonly rows: (sheet: string) => AsyncGenerator<TableRow>;
};
