import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download, Tablet } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useSearchParams } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { setParam, useChangeParams } from "#admin/frame/use-change-params.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useListState } from "#admin/lists/use-list-state.ts";
import { paths } from "#admin/paths.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { cx } from "#admin/ui/cx.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { TabLinks } from "#admin/ui/TabLinks.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type CaseStatus, feedbackApi } from "#contract/feedback.ts";
import { expectFocus } from "./expected-focus.ts";
import { FILTERS, inboxQuery, STATUSES_OF, type Tab, tabOf, TABS } from "./inbox-state.ts";
import { InboxFilters } from "./InboxFilters.tsx";
import { InboxList } from "./InboxList.tsx";
import { KeyHints } from "./KeyHints.tsx";
import { ResponseView } from "./ResponseView.tsx";
import type { Steps } from "./steps.ts";
import type { UnsentTexts } from "./unsent.ts";

/** Width from which list and comment are side by side: `lg` in the styles. */
const wide = () => window.matchMedia("(min-width: 77.5rem)");

function subscribe(listener: () => void) {
  const media = wide();
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

const useWide = () => useSyncExternalStore(subscribe, () => wide().matches);

/** The feedback inbox: the list, and one response with its case beside it. */
export function FeedbackPage() {
  const { t } = useTranslation();
  const { opened } = useOpened("response");
  const [params] = useSearchParams();
  const tab = tabOf(params.get("tab"));
  const list = useListState({ sorts: ["submitted_at"], filters: FILTERS });
  const result = useQuery({
    ...query(feedbackApi.list, { query: inboxQuery(list, tab) }),
    placeholderData: keepPreviousData,
  });
  const isWide = useWide();
  const ids = result.data?.responses.map(({ id }) => id) ?? [];
  // With room beside the list, open its first comment; the address only holds an explicit choice.
  const first = isWide && !result.isPlaceholderData ? ids[0] : undefined;
  const shown = opened ?? first ?? null;
  const steps = useSteps(shown, ids);
  const [unsent] = useState((): UnsentTexts => new Map());
  useFocusBack(opened);
  return (
    <div className="-mx-4 -mt-4 -mb-8 md:-mx-8 md:-mt-6 md:-mb-12 lg:grid lg:h-[calc(100dvh-var(--topbar))] lg:grid-cols-[minmax(20rem,27rem)_minmax(0,1fr)]">
      <div
        className={cx(
          "relative flex min-w-0 flex-col lg:overflow-y-auto lg:border-e lg:border-border lg:bg-surface",
          opened !== null && "max-lg:hidden",
        )}
      >
        <div className="flex flex-col px-4 pt-4 md:px-6">
          <PageHead title={t("feedback.title")} actions={<Actions />} />
          <Tabs current={tab} counts={result.data?.meta.statuses} />
          <div className="py-3">
            <InboxFilters list={list} />
          </div>
        </div>
        <InboxList result={result} list={list} tab={tab} shown={shown} onOpen={() => expectFocus(!isWide)} />
        <KeyHints isEditor={canEdit(useUser())} />
      </div>
      <div className="flex min-h-0 min-w-0 flex-col">
        {shown !== null && <ResponseView key={shown} id={shown} steps={steps} unsent={unsent} />}
      </div>
    </div>
  );
}

/** Opens the neighbours of a response and focuses them. */
function useSteps(shown: string | null, ids: readonly string[]): Steps {
  const changeParams = useChangeParams();
  const at = shown === null ? -1 : ids.indexOf(shown);
  return {
    newer: ids[at - 1],
    // if the open response has left the list, continue with the first one
    older: ids[at + 1],
    go: (id) => {
      expectFocus(id !== shown);
      changeParams((now) => setParam(now, "response", id), { replace: true });
    },
  };
}

/** On a phone, returns focus to the row of the response that was just closed. */
function useFocusBack(opened: string | null) {
  const before = useRef(opened);
  useEffect(() => {
    const closed = opened === null ? before.current : null;
    before.current = opened;
    if (closed && document.activeElement === document.body) document.getElementById(`feedback-${closed}`)?.focus();
  }, [opened]);
}

const countOf = (tab: Tab, counts: Record<CaseStatus, number>) =>
  STATUSES_OF[tab].reduce((sum, status) => sum + counts[status], 0);

function Tabs({ current, counts }: { current: Tab; counts: Record<CaseStatus, number> | undefined }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const hrefOf = (tab: Tab) => {
    const next = new URLSearchParams(params);
    for (const name of ["tab", "page", "response"]) next.delete(name);
    if (tab !== "open") next.set("tab", tab);
    return next.size ? `${pathname}?${next}` : pathname;
  };
  return (
    <TabLinks
      label={t("feedback.tabs.label")}
      items={TABS.map((tab) => ({
        href: hrefOf(tab),
        label: t(`feedback.tabs.${tab}`),
        isCurrent: tab === current,
        ...(counts && (tab === "open" || tab === "spam") && { count: formatNumber(countOf(tab, counts)) }),
      }))}
    />
  );
}

function Actions() {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  return (
    <>
      {isWriter && (
        <LinkButton size="sm" icon={Tablet} href={paths.collect()}>
          {t("feedback.collect.open")}
        </LinkButton>
      )}
      <DownloadAll />
    </>
  );
}

function DownloadAll() {
  const { t } = useTranslation();
  const download = useCall(feedbackApi.customerCsv, {
    onSuccess: (file) => {
      saveFile(file, `feedback-${new Date().toISOString().slice(0, 10)}.csv`);
      showToast({ message: t("feedback.downloaded") });
    },
    onError: (error) => showToast({ tone: "danger", message: `${t("feedback.download_failed")} ${errorWords(error)}` }),
  });
  return (
    <IconButton
      size="sm"
      variant="secondary"
      icon={Download}
      label={t(download.isPending ? "feedback.preparing" : "feedback.download")}
      isPending={download.isPending}
      onPress={() => download.mutate({})}
    />
  );
}
