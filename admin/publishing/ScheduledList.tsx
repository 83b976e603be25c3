import { CalendarClock, CircleAlert, Clock } from "lucide-react";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import type { Schedule } from "#contract/publications.ts";
import { siteTimeWords } from "#admin/i18n/site-time-words.ts";
import { useSiteZone } from "./site-zone.ts";
import { useCancel } from "./use-cancel.ts";

/** The page's schedules, including failed ones. */
export function ScheduledList() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  if (!page.schedules.length)
    return (
      <p className="mt-3 flex items-center gap-2 text-sm text-subtle">
        <Clock size={14} aria-hidden />
        {t("publishing.nothing_scheduled")}
      </p>
    );
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {page.schedules.map((schedule) => (
        <Scheduled key={schedule.id} schedule={schedule} />
      ))}
    </ul>
  );
}

/** "Publishes 17 Nov 2026, 08:00" */
function useScheduleWords({ action, at, failed_because }: Schedule) {
  const { t } = useTranslation();
  const when = siteTimeWords(at, useSiteZone());
  if (failed_because) return t(`publishing.failed_${action}`, { when });
  return t(action === "publish" ? "publishing.publishes_at" : "publishing.withdraws_at", { when });
}

function Scheduled({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const what = useScheduleWords(schedule);
  const { created_by, error_count, narrowed_places, failed_because, note } = schedule;
  const { cancel, isPending } = useCancel(schedule);
  const Glyph = failed_because ? CircleAlert : CalendarClock;
  return (
    <li className="flex gap-2 text-sm">
      <Glyph
        size={16}
        className={failed_because ? "mt-0.5 flex-none text-danger" : "mt-0.5 flex-none text-muted"}
        aria-hidden
      />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-medium">{what}</p>
        {note && <p className="text-muted">{t("publishing.note", { note })}</p>}
        {created_by && <p className="text-muted">{t("publishing.by", { name: created_by })}</p>}
        {failed_because && <p className="text-danger">{t(`publishing.failures.${failed_because}`)}</p>}
        {!failed_because && error_count > 0 && (
          <p className="text-danger">{t("publishing.stopped", { count: error_count })}</p>
        )}
        {!failed_because && narrowed_places > 0 && (
          <p className="text-muted">{t("publishing.narrowed", { count: narrowed_places })}</p>
        )}
      </div>
      {canEdit && (
        <Button
          size="sm"
          variant="ghost"
          className="-my-1 -me-2 flex-none"
          aria-label={t("publishing.cancel_label", { what })}
          isPending={isPending}
          onPress={cancel}
        >
          {t(failed_because ? "publishing.put_away" : "publishing.cancel")}
        </Button>
      )}
    </li>
  );
}
