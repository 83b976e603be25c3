import { formatDateTime, formatRelative, formatTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { RecentAct } from "#contract/dashboard.ts";
import { ActSentence } from "./ActSentence.tsx";

interface ActivityCardProps {
  activity: RecentAct[] | undefined;
  isLoading: boolean;
}

/** Latest activity. */
export function ActivityCard({ activity, isLoading }: ActivityCardProps) {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="latest-activity">
      <CardHead id="latest-activity" title={t("dashboard.activity.title")} />
      {activity ? <Acts activity={activity} /> : <Placeholder isLoading={isLoading} />}
    </Card>
  );
}

const isToday = (at: string) => new Date(at).toDateString() === new Date().toDateString();

function Acts({ activity }: { activity: RecentAct[] }) {
  const { t } = useTranslation();
  if (activity.length === 0) return <CardBody className="text-muted">{t("dashboard.activity.none")}</CardBody>;
  return (
    <ol className="py-1.5">
      {activity.map((act) => {
        const actor = act.actor ?? t("dashboard.activity.somebody");
        return (
          <li key={act.id} className="flex items-start gap-3 px-4 py-2">
            <Avatar name={actor} isDecorative />
            <p className="min-w-0 flex-1 pt-0.5 text-sm text-muted [overflow-wrap:anywhere]">
              <ActSentence act={act} actor={actor} />
            </p>
            <time
              dateTime={act.at}
              title={formatDateTime(act.at)}
              className="max-w-24 flex-none pt-0.5 text-end text-xs/5 text-muted tabular-nums"
            >
              {isToday(act.at) ? formatTime(act.at) : formatRelative(act.at)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}

const ROWS = 5;

/** Placeholder for a few entries; a dash if loading failed. */
function Placeholder({ isLoading }: { isLoading: boolean }) {
  if (!isLoading) return <CardBody className="text-muted">–</CardBody>;
  return (
    <div aria-busy="true" className="py-1.5">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="flex min-h-14 items-center gap-3 px-4 py-2">
          <Skeleton isRound width={24} height={24} />
          <Skeleton width={`${80 - row * 6}%`} height={14} />
        </div>
      ))}
    </div>
  );
}
