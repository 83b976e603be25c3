import { ArrowLeft } from "lucide-react";
import { useLocation } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useNamedPage } from "#admin/frame/page-name.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { Revision } from "#contract/pages.ts";
import { asVersion } from "./entries.ts";
import { useHistoryAddress } from "./history-address.ts";
import { RestoreAll } from "./RestoreAll.tsx";
import { SaveList } from "./SaveList.tsx";
import { SaveView } from "./SaveView.tsx";
import { VersionPreview } from "./VersionPreview.tsx";
import { useCount, useRevisions } from "./use-revisions.ts";

/** Every save and version of a page: what changed, how it differs from now, and how to restore it. */
export function HistoryView() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const { pathname } = useLocation();
  const { number, version, isPublished } = useHistoryAddress();
  const list = useRevisions(page.id, { isPublished, wanted: number });
  const { revisions } = list;
  const chosen = number === undefined ? revisions?.[0] : revisions?.find((one) => one.number === number);
  const current = chosen && asVersion(chosen, version);
  const name = page.type === "home_page" ? t("pages.home") : page.title;
  useNamedPage(t("history.title"), [{ name, href: pathname }]);
  const count = useCount(page.id);
  return (
    <>
      <header className="-mx-4 -mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border bg-surface px-4 py-2 md:-mx-8 md:-mt-6 md:min-h-(--topbar) md:px-8">
        <LinkButton href={pathname} variant="ghost" icon={ArrowLeft} className="-ms-3 rtl:[&>svg]:-scale-x-100">
          <span className="max-md:sr-only">{t("history.back")}</span>
        </LinkButton>
        <h1 className="text-xl font-bold tracking-tight">{t("history.title")}</h1>
        <span className="min-w-0 flex-1 truncate text-muted max-md:hidden">
          {count !== undefined && t("history.count", { count })}
        </span>
        {current && <VersionPreview revision={current} />}
        {current && <RestoreAll revision={current} />}
      </header>
      {list.isError ? (
        <ErrorState
          title={t("history.load_failed")}
          retryLabel={t("common.retry")}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        >
          {errorWords(list.error)}
        </ErrorState>
      ) : (
        <Panes list={list} current={current} isUnknown={number !== undefined} />
      )}
    </>
  );
}

interface PanesProps {
  list: ReturnType<typeof useRevisions>;
  current: Revision | undefined;
  /** The address names a save that was not found. */
  isUnknown: boolean;
}

/** The list of saves, with the chosen one beside it. */
function Panes({ list, current, isUnknown }: PanesProps) {
  const { t } = useTranslation();
  const { revisions } = list;
  const isLooking = list.isPending || list.isFetching;
  return (
    <div className="-mx-4 grid md:-mx-8 lg:min-h-[calc(100dvh-2*var(--topbar))] lg:grid-cols-[21.5rem_minmax(0,1fr)]">
      {revisions ? (
        <SaveList
          revisions={revisions}
          current={current}
          hasOlder={list.hasNextPage}
          isBusy={list.isFetchingNextPage}
          onOlder={() => void list.fetchNextPage()}
        />
      ) : (
        <Loading />
      )}
      <div className="min-w-0 px-4 py-5 md:px-8">
        {current && (
          <SaveView
            key={`${current.id} ${current.publication?.number}`}
            revision={current}
            revisions={revisions ?? []}
          />
        )}
        {!current && isLooking && <Skeleton height={240} />}
        {!current && !isLooking && <p className="text-muted">{t(isUnknown ? "history.missing" : "history.choose")}</p>}
      </div>
    </div>
  );
}

const Loading = () => (
  <div aria-busy="true" className="flex flex-col gap-5 border-border p-4 lg:border-e">
    <Skeleton height={32} />
    {[80, 64, 72, 60, 76].map((width) => (
      <Skeleton key={width} width={`${width}%`} height={28} />
    ))}
  </div>
);
