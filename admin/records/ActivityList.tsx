import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { formatDateTime, formatList, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { algorithmsApi } from "#contract/algorithms.ts";
import type { devicesApi } from "#contract/devices.ts";
import type { Activity } from "#contract/texts.ts";
import { ACTIVITY_WORDS, isKnownActivity } from "./activity-words.ts";

const AT_ONCE = 8;

interface ActivityListProps {
  endpoint: typeof devicesApi.activity | typeof algorithmsApi.activity;
  id: string;
  /** Label of a changed field; fields without a label are skipped. */
  labelOf: (field: string) => string | undefined;
}

/** A record's changes, newest first. */
export function ActivityList({ endpoint, id, labelOf }: ActivityListProps) {
  const { t } = useTranslation();
  const result = useInfiniteQuery({
    queryKey: [endpoint.path, id],
    queryFn: ({ pageParam: page, signal }) =>
      call(endpoint, { params: { id }, query: { page, per_page: AT_ONCE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, all) => (all.length * AT_ONCE < meta.total_count ? all.length + 1 : undefined),
  });
  const entries = result.data?.pages.flatMap((page) => page.activity);
  const retry = (
    <Button size="sm" onPress={() => void result.refetch()}>
      {t("common.retry")}
    </Button>
  );
  return (
    <>
      {result.isError && (
        <Note tone="danger" role="alert" title={t("records.activity.failed")} actions={retry}>
          {errorWords(result.error)}
        </Note>
      )}
      {result.isPending && <Loading />}
      {entries?.length === 0 && <p className="text-muted">{t("records.activity.none")}</p>}
      <ol className="flex flex-col">
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} labelOf={labelOf} />
        ))}
      </ol>
      {result.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          isPending={result.isFetchingNextPage}
          onPress={() => void result.fetchNextPage()}
        >
          {t("records.activity.more")}
        </Button>
      )}
    </>
  );
}

function Entry({ entry, labelOf }: { entry: Activity; labelOf: ActivityListProps["labelOf"] }) {
  const { t } = useTranslation();
  const named = entry.fields.flatMap((field) => labelOf(field) ?? []);
  const { filename } = entry;
  const what = isKnownActivity(entry.action)
    ? t(ACTIVITY_WORDS[entry.action], { filename })
    : t("records.activity.changed");
  return (
    <li className="relative flex gap-3 ps-5 pb-4 before:absolute before:inset-s-[3px] before:top-3 before:bottom-0 before:w-px before:bg-border last:pb-0 last:before:hidden">
      <span
        aria-hidden="true"
        className="absolute inset-s-0 top-1.5 size-[7px] rounded-full border border-control bg-surface"
      />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
          <b className="font-medium">{entry.actor ?? t("records.activity.somebody")}</b> <span>{what}</span>
        </p>
        {named.length > 0 && <p className="text-sm text-muted">{formatList(named)}</p>}
        <time dateTime={entry.at} title={formatDateTime(entry.at)} className="text-sm text-muted">
          {formatRelative(entry.at)}
        </time>
      </div>
    </li>
  );
}

const Loading = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    {[70, 84, 62].map((width) => (
      <Skeleton key={width} width={`${width}%`} height={14} />
    ))}
  </div>
);
