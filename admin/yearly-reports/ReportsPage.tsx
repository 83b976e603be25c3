import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileChartColumn, Plus } from "lucide-react";
import { Suspense } from "react";
import { query } from "#admin/api/query.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { ListToolbar } from "#admin/lists/ListToolbar.tsx";
import { SortMenu } from "#admin/lists/SortMenu.tsx";
import { useListState } from "#admin/lists/use-list-state.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { yearlyReportsApi } from "#contract/yearly-reports.ts";
import { ReportsTable } from "./ReportsTable.tsx";

const NewReportDialog = lazyPart(() => import("./NewReportDialog.tsx"), "NewReportDialog");

const SORTS = ["ends_on", "title"] as const;

/** The yearly reports on surveillance technology, the latest first. */
export function ReportsPage() {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  const creating = useOpened("new");
  const list = useListState({ sorts: SORTS, firstSort: "-ends_on" });
  const asked = { sort: list.sort, page: list.page, per_page: list.perPage, ...(list.q && { q: list.q }) };
  const result = useQuery({ ...query(yearlyReportsApi.list, { query: asked }), placeholderData: keepPreviousData });
  const { yearly_reports: reports, meta } = result.data ?? {};
  const hasNone = meta?.total_count === 0 && !list.isFiltered;
  const create = isWriter && (
    <Button variant="primary" icon={Plus} onPress={() => creating.open("report")}>
      {t("reports.new")}
    </Button>
  );
  return (
    <>
      <PageHead title={t("reports.title")} subtitle={t("reports.subtitle")} actions={hasNone ? undefined : create} />
      <ListToolbar
        noun="reports"
        list={list}
        count={meta?.total_count}
        sortMenu={
          <SortMenu
            noun="reports"
            list={list}
            names={{ ends_on: t("reports.columns.ends_on"), title: t("reports.columns.title") }}
          />
        }
      />
      <ListCard
        noun="reports"
        list={list}
        result={result}
        shown={reports?.length}
        total={meta?.total_count}
        empty={
          <EmptyState
            title={t("reports.list.empty_title")}
            drawing={<FileChartColumn size={24} strokeWidth={1.75} className="text-muted" aria-hidden />}
            action={create}
          >
            {t("reports.list.empty")}
          </EmptyState>
        }
      >
        <ReportsTable reports={reports} list={list} isBusy={result.isFetching} />
      </ListCard>
      <Suspense>{isWriter && creating.opened !== null && <NewReportDialog onClose={creating.close} />}</Suspense>
    </>
  );
}
