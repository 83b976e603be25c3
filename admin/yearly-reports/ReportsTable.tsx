import { formatDate, formatDay, formatDays, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { useUser } from "#admin/session/queries.ts";
import { canManage } from "#admin/session/roles.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import type { ReportRow as Report } from "#contract/yearly-reports.ts";
import { isOverdue } from "./due.ts";
import { RemoveReport } from "./RemoveReport.tsx";

type ColumnProps = { sort: "ascending" | "descending" | "none"; onSort: (next: "ascending" | "descending") => void };

interface ReportsTableProps {
  /** Undefined while loading. */
  reports: readonly Report[] | undefined;
  list: { column: (name: "ends_on" | "title") => ColumnProps };
  isBusy: boolean;
}

export function ReportsTable({ reports, list, isBusy }: ReportsTableProps) {
  const { t } = useTranslation();
  const isManager = canManage(useUser());
  return (
    <Table caption={t("reports.list.caption")} isBusy={isBusy}>
      <TableHead>
        <ColumnHead stays {...list.column("title")}>
          {t("reports.columns.title")}
        </ColumnHead>
        <ColumnHead width={212} {...list.column("ends_on")}>
          {t("reports.columns.ends_on")}
        </ColumnHead>
        <ColumnHead width={120} align="end" rank={1}>
          {t("reports.columns.technologies")}
        </ColumnHead>
        <ColumnHead width={104} align="end">
          {t("reports.columns.progress")}
        </ColumnHead>
        <ColumnHead width={136}>{t("reports.columns.due")}</ColumnHead>
        <ColumnHead width={196}>{t("reports.columns.state")}</ColumnHead>
        {isManager && (
          <ColumnHead width={56} isHidden>
            {t("reports.columns.actions")}
          </ColumnHead>
        )}
      </TableHead>
      {reports ? (
        <TableBody>
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} isManager={isManager} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={isManager ? 7 : 6} rows={4} />
      )}
    </Table>
  );
}

function ReportRow({ report, isManager }: { report: Report; isManager: boolean }) {
  const { t } = useTranslation();
  const { id, title, starts_on, ends_on, due_on, technology_count, answered_count, asked_count } = report;
  return (
    <Row>
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <TextLink href={paths.report(id)}>{title}</TextLink>
      </Cell>
      <Cell label={t("reports.columns.ends_on")} className="text-muted">
        {formatDays(starts_on, ends_on)}
      </Cell>
      <Cell label={t("reports.columns.technologies")} align="end" className="tabular-nums">
        {formatNumber(technology_count)}
      </Cell>
      <Cell label={t("reports.columns.progress")} align="end" className="whitespace-nowrap tabular-nums">
        {t("reports.progress", { done: answered_count, total: asked_count })}
      </Cell>
      <Cell label={t("reports.columns.due")}>
        {due_on && (
          <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
            <time dateTime={due_on}>{formatDay(due_on)}</time>
            {isOverdue(due_on, report) && <Badge tone="danger">{t("records.overdue")}</Badge>}
          </span>
        )}
      </Cell>
      <Cell label={t("reports.columns.state")}>
        <State report={report} />
      </Cell>
      {isManager &&
        (report.state === "draft" ? (
          <Cell kind="actions" align="end">
            <RemoveReport report={report} />
          </Cell>
        ) : (
          <Cell className="max-md:hidden!">{null}</Cell>
        ))}
    </Row>
  );
}

const TONES = { draft: "hollow", adopted: "green", correcting: "amber" } as const;

function State({ report: { state, adopted_at, public_url, title } }: { report: Report }) {
  const { t } = useTranslation();
  const day = adopted_at && formatDate(adopted_at);
  return (
    <span className="inline-flex flex-col items-start max-md:items-end">
      <StatusDot tone={TONES[state]}>
        {state === "draft" || !day
          ? t("reports.states.draft")
          : t(state === "adopted" ? "reports.states.adopted_on" : "reports.states.correcting_since", { day })}
      </StatusDot>
      {public_url && (
        <TextLink href={public_url} target="_blank" className="text-sm">
          {t("reports.public_page")}
          <VisuallyHidden>{`: ${title} (${t("layout.new_tab")})`}</VisuallyHidden>
        </TextLink>
      )}
    </span>
  );
}
