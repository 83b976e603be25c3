import { ClockAlert } from "lucide-react";
import { formatDay } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { isPast } from "#admin/i18n/today.ts";

/** Date of the next review; overdue ones are marked by more than colour. */
export function ReviewDue({ day }: { day: string }) {
  const { t } = useTranslation();
  const time = <time dateTime={day}>{formatDay(day)}</time>;
  if (!isPast(day)) return <span className="whitespace-nowrap">{time}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap text-danger">
      <ClockAlert size={14} aria-hidden />
      <span className="sr-only">{t("records.overdue")}</span>
      {time}
    </span>
  );
}
