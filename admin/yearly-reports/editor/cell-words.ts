import type { Translate, WordKey } from "#admin/i18n/i18n.ts";
import { ROWS_OF_HEADINGS, type RowsOfHeading } from "#contract/report-templates.ts";

export const columnsOfRows = (kind: RowsOfHeading) => Object.keys(ROWS_OF_HEADINGS[kind]);

/** Name of a column. */
export const cellWord = (t: Translate, kind: RowsOfHeading, column: string) =>
  t(`reports.cells.${kind}.${column}` as WordKey);
