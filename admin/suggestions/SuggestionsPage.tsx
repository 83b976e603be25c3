import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Skeleton, SkeletonLine } from "#admin/ui/Skeleton.tsx";
import { type SuggestionThread, suggestionsApi } from "#contract/suggestions.ts";
import { ThreadItem } from "./ThreadItem.tsx";
import { ThreadView } from "./ThreadView.tsx";

/** Page size for manual review. */
const SHOWN = 200;

/** Suggestions by guests of share links: a list by person, with the current texts beside it. */
export function SuggestionsPage() {
  const { t } = useTranslation();
  const { opened: thread } = useOpened("thread");
  const { opened: wanted, open, close } = useOpened("state");
  const state = wanted === "decided" ? "decided" : "open";
  const result = useQuery({
    ...query(suggestionsApi.threads, { query: { state, per_page: SHOWN } }),
    placeholderData: keepPreviousData,
  });
  const { meta } = result.data ?? {};
  const first = useFirst(result.isPlaceholderData ? undefined : result.data?.threads, state);
  const shown = thread ?? first;
  const count = (words: string, of: number | undefined) => (of === undefined ? words : `${words} ${formatNumber(of)}`);
  return (
    <>
      <div className={cx(thread !== null && "max-md:hidden")}>
        <PageHead
          title={t("suggestions.title")}
          subtitle={meta ? t("suggestions.subtitle", { count: meta.open_count }) : <SkeletonLine width={200} />}
        />
      </div>
      <div className="gap-6 md:grid md:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={cx("min-w-0", thread !== null && "max-md:hidden")}>
          <Segmented
            isFullWidth
            label={t("suggestions.show")}
            value={state}
            onChange={(next) => (next === "open" ? close() : open(next))}
            items={[
              { id: "open", label: count(t("suggestions.open"), meta?.open_count) },
              { id: "decided", label: count(t("suggestions.decided"), meta?.decided_count) },
            ]}
          />
          <Threads result={result} state={state} shown={shown} />
        </div>
        <div className="min-w-0">
          {shown !== null && (
            <div className={cx(thread === null && "max-md:hidden")}>
              <ThreadView key={shown} id={shown} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** With enough room, the first thread is open. It stays open when decided, so that decisions can be undone. */
function useFirst(threads: readonly SuggestionThread[] | undefined, state: string) {
  const [first, setFirst] = useState<{ state: string; id: string | null }>();
  if (threads && first?.state !== state) setFirst({ state, id: threads[0]?.id ?? null });
  return first?.state === state ? first.id : null;
}

type ThreadsProps = {
  shown: string | null;
  result: ReturnType<typeof useQuery<{ threads: Parameters<typeof ThreadItem>[0]["thread"][] }>>;
  state: "open" | "decided";
};

function Threads({ result, state, shown }: ThreadsProps) {
  const { t } = useTranslation();
  const isOpen = state === "open";
  if (result.data?.threads.length === 0)
    return (
      <EmptyState title={t(isOpen ? "suggestions.empty_title" : "suggestions.empty_decided_title")}>
        {t(isOpen ? "suggestions.empty" : "suggestions.empty_decided")}
      </EmptyState>
    );
  if (result.data)
    return (
      <nav aria-label={t("suggestions.threads")} className="mt-3">
        <ul className="flex flex-col gap-1">
          {result.data.threads.map((thread) => (
            <ThreadItem key={thread.id} thread={thread} isShown={thread.id === shown} />
          ))}
        </ul>
      </nav>
    );
  if (result.isError)
    return (
      <ErrorState title={t("suggestions.failed")} retryLabel={t("common.retry")} onRetry={() => void result.refetch()}>
        {errorWords(result.error)}
      </ErrorState>
    );
  return (
    <div aria-busy="true" className="mt-3 flex flex-col gap-3">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} height={64} />
      ))}
    </div>
  );
}
