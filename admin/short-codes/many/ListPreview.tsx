import { CircleAlert, CircleCheck } from "lucide-react";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import type { CheckedListRow } from "#contract/short-codes.ts";
import type { ListLine } from "./read-code-list.ts";

export interface CheckedLine extends ListLine {
  checked: CheckedListRow;
}

const MOST_SHOWN = 200;

/** What each line would create; lines with problems first. */
export function ListPreview({ lines }: { lines: readonly CheckedLine[] }) {
  const { t } = useTranslation();
  const wrong = lines.filter(({ checked }) => checked.problem);
  const shown = [...wrong, ...lines.filter(({ checked }) => !checked.problem)].slice(0, MOST_SHOWN);
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm">
        {t("codes.create_many.list.ready", { count: lines.length - wrong.length })}{" "}
        {wrong.length > 0 && (
          <span className="font-medium text-danger">{t("codes.create_many.list.wrong", { count: wrong.length })}</span>
        )}
      </p>
      <div className="max-h-80 overflow-auto rounded-md border border-border">
        <Table caption={t("codes.create_many.list.preview")} density="compact">
          <TableHead>
            <ColumnHead width={64}>{t("codes.create_many.list.line")}</ColumnHead>
            <ColumnHead width="22%">{t("codes.columns.label")}</ColumnHead>
            <ColumnHead width="28%">{t("codes.columns.opens")}</ColumnHead>
            <ColumnHead width={96}>{t("codes.columns.language")}</ColumnHead>
            <ColumnHead>{t("codes.create_many.list.result")}</ColumnHead>
          </TableHead>
          <TableBody>
            {shown.map((line) => (
              <LineRow key={line.line} line={line} />
            ))}
          </TableBody>
        </Table>
      </div>
      {lines.length > shown.length && (
        <p className="text-sm text-muted">{t("codes.create_many.list.shown", { count: shown.length })}</p>
      )}
    </div>
  );
}

function LineRow({ line: { line, label, opens, locale, checked } }: { line: CheckedLine }) {
  const { t } = useTranslation();
  const { problem, target_type, target_title } = checked;
  const target = target_title ?? (target_type === "home" ? t("codes.opens.home") : t("codes.opens.none"));
  const cell = (name: string, value: string) => (
    <Cell label={name} className="[overflow-wrap:anywhere]">
      {value || "–"}
    </Cell>
  );
  return (
    <Row>
      <Cell kind="title">{formatNumber(line)}</Cell>
      {cell(t("codes.columns.label"), label)}
      {cell(t("codes.columns.opens"), problem ? opens : target)}
      {cell(t("codes.columns.language"), locale)}
      <Cell label={t("codes.create_many.list.result")}>
        {problem ? (
          <span className="inline-flex items-start gap-1.5 font-medium text-danger">
            <CircleAlert size={14} className="mt-0.5 flex-none" aria-hidden />
            {t(`codes.create_many.list.problems.${problem}`)}
          </span>
        ) : (
          <span className="inline-flex items-center gap-1.5 text-success">
            <CircleCheck size={14} className="flex-none" aria-hidden />
            {t("codes.create_many.list.right")}
          </span>
        )}
      </Cell>
    </Row>
  );
}
