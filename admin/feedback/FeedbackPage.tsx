import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download, Tablet } from "lucide-react";
import { useLocation, useSearchParams } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useListState } from "#admin/lists/use-list-state.ts";
import { paths } from "#admin/paths.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { TabLinks } from "#admin/ui/TabLinks.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type CaseStatus, feedbackApi } from "#contract/feedback.ts";
import { FILTERS, inboxQuery, STATUSES_OF, type Tab, tabOf, TABS } from "./inbox-state.ts";
import { InboxFilters } from "./InboxFilters.tsx";
import { InboxList } from "./InboxList.tsx";
import { ResponseView } from "./ResponseView.tsx";

/** What residents said: a list on one side, one response with its case on the other. */
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
  const neighbours = result.data?.responses.map(({ id }) => id) ?? [];
  return (
    <>
      <div className={cx(opened !== null && "max-lg:hidden")}>
        <PageHead title={t("feedback.title")} actions={<Actions />} />
        <Tabs current={tab} counts={result.data?.meta.statuses} />
      </div>
      <div className="gap-6 lg:grid lg:grid-cols-[24rem_minmax(0,1fr)]">
        <div className={cx("min-w-0 pt-4", opened !== null && "max-lg:hidden")}>
          <InboxFilters list={list} />
          <InboxList result={result} list={list} />
        </div>
        <div className="min-w-0 lg:pt-4">
          {opened === null ? (
            <p className="text-muted max-lg:hidden">{neighbours.length > 0 && t("feedback.choose")}</p>
          ) : (
            <ResponseView key={opened} id={opened} neighbours={neighbours} />
          )}
        </div>
      </div>
    </>
  );
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
      <DownloadAll />
      {isWriter && (
        <LinkButton icon={Tablet} href={paths.collect()}>
          {t("feedback.collect.open")}
        </LinkButton>
      )}
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
    <Button
      icon={Download}
      isPending={download.isPending}
      pendingLabel={t("feedback.preparing")}
      onPress={() => download.mutate({})}
    >
      {t("feedback.download")}
    </Button>
  );
}
