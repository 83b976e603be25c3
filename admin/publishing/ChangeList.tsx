import { Equal } from "lucide-react";
import { memo, useState } from "react";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatDate, formatTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { DifferenceKey } from "#admin/records/TextDifference.tsx";
import { useUser } from "#admin/session/queries.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { PageChange } from "#contract/publications.ts";
import { DifferenceCard } from "./DifferenceCard.tsx";
import { ALL, DifferenceFilter, isShownUnder } from "./DifferenceFilter.tsx";

interface ChangeListProps {
  changes: readonly PageChange[];
  unchanged_count: number;
}

/** What changes for residents, by field and language. Memoized: typing a note does not re-render it. */
export const ChangeList = memo(function ChangeList({ changes, unchanged_count }: ChangeListProps) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const [filter, setFilter] = useState(ALL);
  const isFirst = page.publication === null && page.state !== "withdrawn";
  const shown = changes.filter((change) => isShownUnder(filter, change));
  return (
    <section aria-labelledby="page-changes">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id="page-changes" className="font-bold">
          {t(isFirst ? "publishing.sheet.what_residents_read" : "publishing.sheet.what_changes")}
        </h3>
        {!isFirst && changes.length > 0 && (
          <DifferenceKey added={t("publishing.sheet.added")} removed={t("publishing.sheet.removed")} />
        )}
      </div>
      <div className="mt-3 mb-4 empty:mb-0">
        <DifferenceFilter changes={changes} value={filter} onChange={setFilter} />
      </div>
      {changes.length === 0 && (
        <p className="text-muted">
          {t(page.state === "withdrawn" ? "publishing.sheet.none_again" : "publishing.sheet.none")}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {shown.map((change) => (
          <ChangeCard key={`${change.field} ${change.locale}`} change={change} isFirst={isFirst} />
        ))}
      </ul>
      {unchanged_count > 0 && (
        <p className="mt-4 flex gap-2 text-sm text-muted">
          <Equal size={16} className="mt-0.5 flex-none" aria-hidden />
          {t("publishing.sheet.unchanged", { count: unchanged_count })}
        </p>
      )}
    </section>
  );
});

function ChangeCard({ change, isFirst }: { change: PageChange; isFirst: boolean }) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const isTranslation = change.kind === "text" && change.before === null && change.locale !== page.default_locale;
  return (
    <DifferenceCard
      change={change}
      mark={!isFirst && isTranslation ? t("publishing.sheet.first_translation") : undefined}
      aside={<WhoAndWhen change={change} />}
    />
  );
}

function WhoAndWhen({ change: { changed_by, changed_at } }: { change: PageChange }) {
  const { t } = useTranslation();
  const user = useUser();
  const [today] = useState(() => new Date().toDateString());
  if (changed_by === null || changed_at === null) return null;
  const isToday = new Date(changed_at).toDateString() === today;
  const name = changed_by === user?.name ? t("publishing.sheet.you") : changed_by;
  return (
    <>
      <Avatar name={changed_by} isDecorative />
      <span className="tabular-nums">
        {name}, <time dateTime={changed_at}>{isToday ? formatTime(changed_at) : formatDate(changed_at)}</time>
      </span>
    </>
  );
}

export const ChangeListSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-3">
    <Skeleton width="40%" height={16} />
    {[96, 120, 80].map((height) => (
      <Skeleton key={height} height={height} />
    ))}
  </div>
);
