import { useQuery } from "@tanstack/react-query";
import { TriangleAlert, X } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { zoneWords } from "#admin/i18n/zone-words.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { pagePath, paths } from "#admin/paths.ts";
import { siteDayWords, siteHourWords } from "#admin/i18n/site-time-words.ts";
import { useCancel } from "#admin/publishing/use-cancel.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { publicationsApi, type Schedule } from "#contract/publications.ts";

/** Most schedules shown; the rest are in the list of pages. */
const MOST = 20;

/** Scheduled publications and withdrawals, including overdue ones. */
export function ScheduledCard() {
  const { t } = useTranslation();
  const { data, isPending, error } = useQuery(
    query(publicationsApi.schedules, { query: { sort: "at", per_page: MOST } }),
  );
  const count = data?.meta.total_count;
  return (
    <Card aria-labelledby="guide-scheduled">
      <CardHead
        id="guide-scheduled"
        title={t("overview.scheduled.title")}
        count={count ? formatNumber(count) : undefined}
      />
      {data && count ? (
        <>
          <ul className="divide-y divide-border">
            {data.schedules.map((schedule) => (
              <Scheduled key={schedule.id} schedule={schedule} time_zone={data.time_zone} />
            ))}
          </ul>
          {count > data.schedules.length && (
            <p className="border-t border-border px-4 py-2">
              <TextLink href={listHref(paths.pages(), { is_scheduled: "true" })}>
                {t("overview.scheduled.all")}
              </TextLink>
            </p>
          )}
        </>
      ) : (
        <CardBody className="text-muted">
          {isPending && <Skeleton width="60%" height={14} />}
          {error && errorWords(error)}
          {data && t("overview.scheduled.none")}
        </CardBody>
      )}
    </Card>
  );
}

interface ScheduledProps {
  schedule: Schedule;
  time_zone: string;
}

function Scheduled({ schedule, time_zone }: ScheduledProps) {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  const { cancel } = useCancel(schedule);
  const { at, action, page_id, type } = schedule;
  const title = type === "home_page" ? t("pages.home") : schedule.title;
  const words = t(`overview.scheduled.${action}`, { title });
  return (
    <li className="flex items-start gap-3 py-3 ps-4 pe-2">
      <time dateTime={at} className="w-14 flex-none text-xs/5 text-muted tabular-nums">
        <span className="block text-sm/5 font-medium text-text">{siteDayWords(at, time_zone)}</span>
        {siteHourWords(at, time_zone)} <span className="whitespace-nowrap">({zoneWords(at, time_zone)})</span>
      </time>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <TextLink href={pagePath({ id: page_id, type })} className="py-0! text-text!">
          {words}
        </TextLink>
        <About schedule={schedule} />
      </div>
      {isWriter && <IconButton size="sm" icon={X} label={t("overview.scheduled.cancel", { words })} onPress={cancel} />}
    </li>
  );
}

/** Shows the failure first, else the places that will be hidden, else the note for residents, else who scheduled it. */
function About({ schedule }: { schedule: Schedule }) {
  const { error_count, failed_because, narrowed_places, note, created_by } = schedule;
  const { t } = useTranslation();
  if (failed_because !== null || error_count > 0)
    return (
      <p className="flex items-center gap-1 text-sm text-warning">
        <TriangleAlert size={14} className="flex-none" aria-hidden />
        {failed_because === null
          ? t("overview.scheduled.errors", { count: error_count })
          : `${t("overview.scheduled.failed")} ${t(`publishing.failures.${failed_because}`)}`}
      </p>
    );
  if (narrowed_places > 0)
    return <p className="text-sm text-muted">{t("publishing.narrowed", { count: narrowed_places })}</p>;
  if (note) return <p className="text-sm text-muted">{t("overview.scheduled.note", { note })}</p>;
  return created_by && <p className="text-sm text-muted">{t("overview.scheduled.by", { name: created_by })}</p>;
}
