import { CircleAlert, Clock } from "lucide-react";
import { formatDay } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { YearlyReport } from "#contract/yearly-reports.ts";
import { isOverdue } from "./due.ts";

interface DueBadgeProps {
  due_on: string | null;
  report: Pick<YearlyReport, "adopted_at">;
}

/** When the council expects a report that it does not have yet. */
export function DueBadge({ due_on, report }: DueBadgeProps) {
  const { t } = useTranslation();
  if (due_on === null || report.adopted_at !== null) return null;
  const isLate = isOverdue(due_on, report);
  return (
    <Badge tone={isLate ? "danger" : "warning"} icon={isLate ? CircleAlert : Clock}>
      {t(isLate ? "reports.overdue" : "reports.due", { day: formatDay(due_on) })}
    </Badge>
  );
}
