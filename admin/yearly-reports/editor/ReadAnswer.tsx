import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import {
  REPORT_HEADINGS,
  type ReportHeading,
  ROWS_OF_HEADINGS,
  type RowsOfHeading,
} from "#contract/report-templates.ts";
import type { ReportAnswer, TechnologyRecords } from "#contract/yearly-reports.ts";
import { cellWord, columnsOfRows } from "./cell-words.ts";
import { FromRecords } from "./FromRecords.tsx";
import { formatMoney } from "./record-words.ts";
import { useReport } from "./report-work.ts";

interface ReadAnswerProps {
  heading: ReportHeading;
  answer: ReportAnswer;
  records: TechnologyRecords | undefined;
}

/** An answer as the report prints it. */
export function ReadAnswer({ heading, answer, records }: ReadAnswerProps) {
  const { t } = useTranslation();
  const { locale } = useReport().content;
  const { state, text, count, rows, reason } = answer;
  const parts = REPORT_HEADINGS[heading];
  if (state === "to_do") return <p className="text-muted">{t("reports.findings.heading_to_do")}</p>;
  if (state === "not_recorded" || state === "does_not_apply")
    return (
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        <b>{t(`reports.answer.${state}`)}.</b> <span lang={locale}>{reason}</span>
      </p>
    );
  return (
    <>
      {text && (
        <p lang={locale} className="whitespace-pre-line [overflow-wrap:anywhere]">
          {text}
        </p>
      )}
      {"count" in parts && count !== null && (
        <p>
          {t(state === "from_records" ? "reports.counts.elsewhere" : `reports.counts.${heading as "complaints"}`)}:{" "}
          <b className="tabular-nums">{formatNumber(count)}</b>
        </p>
      )}
      {"rows" in parts && rows.length > 0 && <ReadRows kind={parts.rows} rows={rows} />}
      {state === "from_records" && <FromRecords heading={heading} records={records} />}
    </>
  );
}

function ReadRows({ kind, rows }: { kind: RowsOfHeading; rows: ReportAnswer["rows"] }) {
  const { t } = useTranslation();
  const { currency, locale } = useReport().content;
  const columns: Readonly<Record<string, "line" | "whole">> = ROWS_OF_HEADINGS[kind];
  const show = (column: string, cell: string | number | null | undefined) =>
    typeof cell !== "number" ? cell : column === "amount" ? formatMoney(cell, currency) : formatNumber(cell);
  return (
    <div lang={locale} className="overflow-hidden rounded-md border border-border">
      <Table caption={t(`reports.rows.${kind}`)} density="compact">
        <TableHead>
          {columnsOfRows(kind).map((column, index) => (
            <ColumnHead key={column} stays={index === 0} align={columns[column] === "whole" ? "end" : undefined}>
              {cellWord(t, kind, column)}
            </ColumnHead>
          ))}
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.id}>
              {columnsOfRows(kind).map((column, index) => (
                <Cell
                  key={column}
                  kind={index === 0 ? "title" : undefined}
                  label={index === 0 ? undefined : cellWord(t, kind, column)}
                  align={columns[column] === "whole" ? "end" : undefined}
                  className="[overflow-wrap:anywhere]"
                >
                  {show(column, row.cells[column])}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
