import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { query } from "#admin/api/query.ts";
import { uiLocale } from "#admin/i18n/i18n.ts";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { ListToolbar } from "#admin/lists/ListToolbar.tsx";
import { SortMenu } from "#admin/lists/SortMenu.tsx";
import { useListState } from "#admin/lists/use-list-state.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { PageStatus, PageType, pagesApi } from "#contract/pages.ts";
import { PageFilters } from "./PageFilters.tsx";
import { PagesTable } from "./PagesTable.tsx";
import { TitleLanguage } from "./TitleLanguage.tsx";

const SORTS = ["title", "updated_at", "created_at"] as const;
/** The home page stands before the others and is in no search result. */
const HOME = 1;

export function PagesPage() {
  const { t } = useTranslation();
  const content = useContentLocale();
  const locale = content.locale ?? uiLocale();
  const list = useListState({ sorts: SORTS, filters: ["type", "status"] });
  const type = list.filter("type").filter((value) => PageType.safeParse(value).success) as PageType[];
  const status = list.filter("status").filter((value) => PageStatus.safeParse(value).success) as PageStatus[];
  const input = {
    locale,
    per_page: list.perPage,
    page: list.page,
    sort: list.sort,
    ...(list.q && { q: list.q }),
    ...(type.length && { type }),
    ...(status.length && { status }),
  };
  const result = useQuery({
    ...query(pagesApi.search, { query: input }),
    enabled: !content.isPending,
    placeholderData: keepPreviousData,
  });
  const total = result.data?.meta.total_count;
  const fixed = list.isFiltered ? 0 : HOME;
  const table = (
    <PagesTable
      pages={result.data?.items}
      hasHome={fixed > 0 && list.page === 1}
      list={list}
      isBusy={result.isFetching}
    />
  );
  const names = {
    title: t("pages.columns.title"),
    updated_at: t("pages.columns.updated_at"),
    created_at: t("pages.columns.created_at"),
  };

  return (
    <>
      <PageHead title={t("pages.title")} actions={<TitleLanguage />} />
      <ListToolbar
        noun="pages"
        list={list}
        count={total === undefined ? undefined : total + fixed}
        sortMenu={<SortMenu noun="pages" list={list} names={names} />}
      >
        <PageFilters list={list} />
      </ListToolbar>
      <ListCard
        noun="pages"
        list={list}
        result={result}
        shown={result.data?.items.length}
        total={total}
        fixed={fixed}
        empty={
          <>
            {table}
            <div className="border-t border-border">
              <EmptyState title={t("pages.list.empty_title")}>{t("pages.list.empty")}</EmptyState>
            </div>
          </>
        }
      >
        {table}
      </ListCard>
    </>
  );
}
