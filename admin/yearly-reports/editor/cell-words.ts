import { formatNumber } from "#admin/i18n/format.ts";
import type { Translate, WordKey } from "#admin/i18n/i18n.ts";
import { ROWS_OF_HEADINGS, type RowsOfHeading } from "#contract/report-templates.ts";
import type { ReportAnswer } from "#contract/yearly-reports.ts";

export const columnsOfRows = (kind: RowsOfHeading) => Object.keys(ROWS_OF_HEADINGS[kind]);

/** Name of a column. */
export const cellWord = (t: Translate, kind: RowsOfHeading, column: string) =>
  t(`reports.cells.${kind}.${column}` as WordKey);

/** A row in one line, in the order of its columns. */
export const rowWords = (kind: RowsOfHeading, { cells }: ReportAnswer["rows"][number]) =>
  columnsOfRows(kind)
    .flatMap((column) => {
      const cell = cells[column];
      if (cell === undefined || cell === null || cell === "") return [];
      return typeof cell === "number" ? formatNumber(cell) : cell;
    })
    .join(", ");
