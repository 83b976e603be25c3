import { clamped } from "#admin/ui/clamped.ts";
import { CircleAlert, Copy, Equal, FilterX, MapPinPlus, Pencil, Plus, SkipForward } from "lucide-react";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { Import, ImportRow, Verdict } from "#contract/imports.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { Icon } from "#admin/ui/icon.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { fieldGroups, fieldLabels } from "../import-fields.ts";
import { SUBJECTS } from "../import-subjects.ts";
import { RowChanges } from "./RowChanges.tsx";
import { RowProblems } from "./RowProblems.tsx";

interface RowsTableProps {
  ours: Import;
  rows: readonly ImportRow[] | undefined;
  isBusy: boolean;
}

export function RowsTable({ ours, rows, isBusy }: RowsTableProps) {
  const { t } = useTranslation();
  const labels = fieldLabels(fieldGroups(t, ours.subject, useContentLocale().locales));
  return (
    <Table caption={t("imports.rows.caption")} isBusy={isBusy}>
      <TableHead>
        <ColumnHead width={72} align="end">
          {t("imports.rows.number")}
        </ColumnHead>
        <ColumnHead width="28%">{t("imports.rows.name")}</ColumnHead>
        <ColumnHead width={150}>{t("imports.rows.verdict")}</ColumnHead>
        <ColumnHead>{t("imports.rows.problems")}</ColumnHead>
      </TableHead>
      {rows ? (
        <TableBody>
          {rows.map((row) => (
            <Row key={row.number}>
              <Cell label={t("imports.rows.number")} align="end" className="text-muted">
                {formatNumber(row.line)}
              </Cell>
              <Cell kind="title" className="[overflow-wrap:anywhere] max-md:order-first">
                <RowTitle ours={ours} row={row} />
              </Cell>
              <Cell label={t("imports.rows.verdict")}>
                <VerdictBadge verdict={row.verdict} />
              </Cell>
              <Cell label={t("imports.rows.problems")} kind="wide">
                <RowChanges row={row} subject={ours.subject} labels={labels} />
                <RowProblems row={row} labels={labels} />
              </Cell>
            </Row>
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={4} />
      )}
    </Table>
  );
}

/** Whether the row's record still exists: undoing removed it, unless it had been changed since. */
const hasRecord = ({ state }: Import, { verdict, problems }: ImportRow) =>
  state !== "undone" || verdict !== "create" || problems.some(({ code }) => code === "changed_since");

function RowTitle({ ours, row }: { ours: Import; row: ImportRow }) {
  const { t } = useTranslation();
  const name = row.title ?? t("imports.rows.unnamed");
  const title = <span {...clamped(name)}>{name}</span>;
  if (row.record_id === null || !hasRecord(ours, row))
    return <span className={row.title === null ? "font-normal text-muted" : "font-medium"}>{title}</span>;
  return <TextLink href={SUBJECTS[ours.subject].record(row.record_id)}>{title}</TextLink>;
}

type Look = { icon: Icon; tone: "neutral" | "success" | "info" | "warning" | "danger" };

const LOOKS: Record<Verdict, Look> = {
  create: { icon: Plus, tone: "success" },
  update: { icon: Pencil, tone: "info" },
  unchanged: { icon: Equal, tone: "neutral" },
  add_location: { icon: MapPinPlus, tone: "info" },
  duplicate: { icon: Copy, tone: "warning" },
  error: { icon: CircleAlert, tone: "danger" },
  skip: { icon: SkipForward, tone: "neutral" },
  left_out: { icon: FilterX, tone: "neutral" },
};

function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  return <Badge {...LOOKS[verdict]}>{t(`imports.verdict.${verdict}`)}</Badge>;
}
