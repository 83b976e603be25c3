import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { query } from "#admin/api/query.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { ColumnsMenu } from "#admin/lists/ColumnsMenu.tsx";
import { HowCounted } from "#admin/frame/HowCounted.tsx";
import { PageSkeleton } from "#admin/frame/PageSkeleton.tsx";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { ListToolbar } from "#admin/lists/ListToolbar.tsx";
import { SortMenu } from "#admin/lists/SortMenu.tsx";
import { type Columns, useColumns } from "#admin/lists/use-columns.ts";
import { useListState } from "#admin/lists/use-list-state.ts";
import { useSelection } from "#admin/lists/use-selection.ts";
import { paths } from "#admin/paths.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { siteQuery, useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { analyticsApi } from "#contract/analytics.ts";
import { PAGE_TYPES, pagesApi, type PageType } from "#contract/pages.ts";
import { BulkActions } from "./BulkActions.tsx";
import { missingQuery } from "./missing-query.ts";
import { MissingPages } from "./MissingPages.tsx";
import { NewPageMenu } from "./NewPageMenu.tsx";
import {
  type Column,
  COLUMNS,
  FILTERS,
  mayShowHome,
  NUMBERS,
  showsHome,
  type Sortable,
  SORTS,
  USUAL_COLUMNS,
  wantedOf,
} from "./page-list.ts";
import { PageFilters } from "./PageFilters.tsx";
import { PagesTable } from "./PagesTable.tsx";
import { PageTabs } from "./PageTabs.tsx";
import { TitleLanguage } from "./TitleLanguage.tsx";

const FIGURE_DAYS = 30;
const MOST_PAGES = 1000;

/** Analytics' views and scans of the last 30 days. */
function usePageFigures(enabled: boolean) {
  const asked = { days: FIGURE_DAYS, compare: "none", per_page: MOST_PAGES } as const;
  const { data } = useQuery({ ...query(analyticsApi.pages, { query: asked }), enabled, select: ({ pages }) => pages });
  return useMemo(() => data && new Map(data.map(({ page, ...figures }) => [page.id, figures])), [data]);
}

/** The address's filters and their results. */
function usePages(isWriter: boolean, columns: Columns<Column>) {
  const content = useContentLocale();
  const locale = content.locale ?? uiLocale();
  const [params] = useSearchParams();
  const list = useListState({ sorts: SORTS, filters: FILTERS });
  const wanted = wantedOf(params, locale);
  const input = { ...wanted, sort: list.sort, page: list.page, per_page: list.perPage };
  const enabled = !content.isPending;
  const result = useQuery({
    ...query(pagesApi.search, { query: input }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const home = useQuery({ ...query(pagesApi.home, {}), enabled: mayShowHome(params) });
  const { data: siteAnswer } = useQuery({ ...siteQuery(content.locale), enabled });
  const type = PAGE_TYPES.find((one) => one === params.get("type"));
  // only on the first page of the unfiltered list: a search should not show other pages
  const showsMissing = isWriter && !list.isFiltered && !type && list.page === 1;
  const missing = useQuery({ ...missingQuery(), enabled: showsMissing });
  const hasHome = showsHome(params, home.data?.page.state);
  const figures = usePageFigures([...NUMBERS].some(columns.has));
  const site = { locales: content.locales, time_zone: siteAnswer?.site.time_zone, figures };
  // these load above the list and would push it down: wait for their first attempt, not for retries
  const isAwaited = [missing, home].some((above) => above.isLoading && above.failureCount === 0);
  const data = isAwaited ? undefined : result.data;
  return {
    list,
    locale,
    wanted,
    result,
    data,
    home: home.data?.page,
    hasHome,
    site,
    type,
    showsMissing,
    isReady: enabled,
  };
}

type Pages = ReturnType<typeof usePages>;

export function PagesPage() {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  const columns = useColumns(COLUMNS, USUAL_COLUMNS);
  const pages = usePages(isWriter, columns);
  const { list, locale, isReady, hasHome } = pages;
  const total = pages.result.data?.meta.total_count;
  // the head and a column depend on the site's languages
  if (!isReady) return <PageSkeleton />;
  return (
    <>
      <PageHead
        title={t("pages.title")}
        actions={
          <>
            <TitleLanguage />
            {isWriter && <NewPageMenu />}
          </>
        }
      />
      <PageTabs locale={locale} isReady={isReady} />
      <Toolbar list={list} columns={columns} count={total === undefined ? undefined : total + (hasHome ? 1 : 0)} />
      <PagesCard pages={pages} columns={columns} isWriter={isWriter} />
    </>
  );
}

interface PagesCardProps {
  pages: Pages;
  columns: Columns<Column>;
  isWriter: boolean;
}

/** The list, with bulk actions above it. */
function PagesCard({ pages, columns, isWriter }: PagesCardProps) {
  const { list, wanted, result, data, hasHome, type, home, site } = pages;
  const chosen = useSelection(JSON.stringify(wanted));
  const selection = isWriter ? chosen : undefined;
  const { items = [], meta } = data ?? {};
  const isFirst = list.page === 1;
  const total = meta?.total_count;
  const table = (
    <PagesTable
      pages={data?.items}
      hasHome={hasHome && isFirst}
      home={home}
      site={site}
      list={list}
      columns={columns}
      selection={selection}
      isBusy={result.isFetching}
    />
  );
  return (
    <ListCard
      noun="pages"
      list={list}
      result={result}
      // unfiltered, a home page on its own counts as an empty list, which explains what to add
      shown={data && items.length + (hasHome && isFirst && list.isFiltered ? 1 : 0)}
      total={total}
      fixed={hasHome ? 1 : 0}
      deletedHref={isWriter ? paths.deletedPages() : undefined}
      empty={
        <>
          <Missing pages={pages} />
          {hasHome && table}
          <Nothing type={type} />
        </>
      }
    >
      <BulkActions selection={selection} pages={items} total={total ?? 0} wanted={wanted} />
      <Missing pages={pages} />
      {table}
    </ListCard>
  );
}

// the empty list renders elsewhere in the tree than the loading one: a button shown early would jump under the pointer
const Missing = ({ pages: { showsMissing, data } }: Pick<PagesCardProps, "pages">) =>
  showsMissing && data ? <MissingPages /> : null;

function Nothing({ type }: { type: PageType | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={type ? "" : "border-t border-border"}>
      <EmptyState title={type ? t(`pages.manage.none.${type}`) : t("pages.list.empty_title")}>
        {t("pages.list.empty")}
      </EmptyState>
    </div>
  );
}

interface ToolbarProps {
  list: Pages["list"];
  columns: Columns<Column>;
  count: number | undefined;
}

function Toolbar({ list, columns, count }: ToolbarProps) {
  const { t } = useTranslation();
  const sortNames = Object.fromEntries(SORTS.map((id) => [id, t(`pages.manage.sorts.${id}`)])) as Record<
    Sortable,
    string
  >;
  const columnNames = Object.fromEntries(COLUMNS.map((id) => [id, t(`pages.manage.columns.${id}`)])) as Record<
    Column,
    string
  >;
  return (
    <ListToolbar
      noun="pages"
      list={list}
      count={count}
      sortMenu={<SortMenu noun="pages" list={list} names={sortNames} />}
      end={
        <>
          {[...NUMBERS].some(columns.has) && <HowCounted figures={["views", "scans"]} />}
          <ColumnsMenu noun="pages" columns={columns} names={columnNames} />
        </>
      }
    >
      <PageFilters list={list} />
    </ListToolbar>
  );
}
