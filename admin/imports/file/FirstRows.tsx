import { useId } from "react";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Select } from "#admin/ui/Select.tsx";
import type { ImportReading, ReadingChoice } from "#contract/imports.ts";

interface FirstRowsProps {
  reading: ImportReading;
  isBusy: boolean;
  isReadOnly: boolean;
  onChange: (rows: Pick<ReadingChoice, "header_row" | "first_row">) => void;
}

/** A to L: no more columns are shown. */
const letterOf = (column: number) => String.fromCharCode(65 + column);

/** The first rows of the file; one of them names the columns. */
export function FirstRows({ reading, isBusy, isReadOnly, onChange }: FirstRowsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { head, header_row, first_row } = reading;
  const numbers = head.map(({ number }) => number);
  /** The header may be below the rows shown. */
  const withFound = (rows: readonly number[], found: number | null) =>
    found === null || rows.includes(found) ? rows : [...rows, found];
  const below = numbers.filter((number) => number > (header_row ?? 0));
  const width = Math.max(...head.map(({ cells }) => cells.length));
  const rowOptions = (rows: readonly number[]) =>
    rows.map((row) => ({ id: String(row), label: t("imports.reading.row", { row: formatNumber(row) }) }));
  return (
    <Card className="overflow-hidden">
      <CardHead id={id} title={t("imports.reading.first_rows")} />
      <div className="grid gap-4 border-b border-border px-4 py-3 sm:grid-cols-2">
        <Select
          label={t("imports.reading.header")}
          options={rowOptions(withFound(numbers, header_row))}
          value={String(header_row)}
          onChange={(row) => onChange({ header_row: Number(row) })}
          isDisabled={isBusy || isReadOnly}
        />
        <Select
          label={t("imports.reading.first")}
          options={rowOptions(withFound(below, first_row))}
          value={String(first_row)}
          onChange={(row) => onChange({ header_row: header_row ?? 1, first_row: Number(row) })}
          isDisabled={isBusy || isReadOnly}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, by keyboard too */}
      <div role="region" aria-labelledby={id} tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="bg-bg text-xs text-muted">
              <th scope="col" className="w-12 border-b border-border px-3 py-1.5 font-medium">
                <span className="sr-only">{t("imports.reading.row_number")}</span>
              </th>
              {Array.from({ length: width }, (_, column) => (
                <th
                  key={letterOf(column)}
                  scope="col"
                  className="border-s border-b border-border px-3 py-1.5 text-center font-medium"
                >
                  {letterOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {head.map(({ number, cells }) => {
              const isHeader = number === header_row;
              const isSkipped = !isHeader && number < (first_row ?? 0);
              const look = cx(isHeader && "bg-primary-soft font-medium", isSkipped && "bg-bg text-muted");
              return (
                <tr key={number} className={cx("border-b border-border last:border-0", look)}>
                  <th scope="row" className="px-3 py-2 text-center text-xs font-medium text-muted tabular-nums">
                    {formatNumber(number)}
                  </th>
                  {Array.from({ length: width }, (_, column) => (
                    <td
                      key={letterOf(column)}
                      className="max-w-60 min-w-28 border-s border-border px-3 py-2 align-top [overflow-wrap:anywhere]"
                    >
                      {cells[column]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <Skipped reading={reading} />
    </Card>
  );
}

/** Says which rows are left out: nothing disappears unnoticed. */
function Skipped({ reading: { header_row, first_row } }: Pick<FirstRowsProps, "reading">) {
  const { t } = useTranslation();
  const [header, first] = [header_row ?? 1, first_row ?? 2];
  const above = header > 1;
  const between = first > header + 1;
  if (!above && !between) return null;
  const span = (from: number, to: number) => ({ from: formatNumber(from), to: formatNumber(to), count: to - from + 1 });
  return (
    <div className="border-t border-border px-4 py-3 text-sm text-muted">
      {above && <p>{t("imports.reading.skipped_above", span(1, header - 1))}</p>}
      {between && <p>{t("imports.reading.skipped_below", span(header + 1, first - 1))}</p>}
    </div>
  );
}
