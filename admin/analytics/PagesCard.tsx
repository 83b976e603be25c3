import { formatNumber } from "#admin/i18n/format.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { House, Layers, RadioTower, Workflow } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { analyticsApi, type PageFigures } from "#contract/analytics.ts";
import { figureName } from "#contract/figures.ts";
import { useAnalyticsState } from "./analytics-state.ts";
import { Change } from "./Change.tsx";
import { FiguresTable } from "./FiguresTable.tsx";
import type { PanelProps } from "./panel-props.ts";
import { NothingCounted, PanelCard } from "./PanelCard.tsx";
import { PanelPages, PER_PAGE } from "./PanelPages.tsx";
import { LinesSkeleton } from "./PanelSkeleton.tsx";

const ICONS = { home_page: House, device_page: RadioTower, algorithm_page: Workflow, collection_page: Layers };

/** The overview includes the first page of the list; further ones are loaded on demand. */
function useListedPages({ overview, isStale }: PanelProps) {
  const { asked, pagesPage } = useAnalyticsState();
  const isFirst = pagesPage === 1;
  const next = useQuery({
    ...query(analyticsApi.pages, { query: { ...asked, page: pagesPage, per_page: PER_PAGE } }),
    placeholderData: keepPreviousData,
    enabled: !isFirst,
  });
  return isFirst
    ? { pages: overview?.pages, total: overview?.page_count, isStale }
    : { pages: next.data?.pages, total: next.data?.meta.total_count, isStale: next.isPlaceholderData };
}

/** The most read pages, each linking to its own figures. */
export function PagesCard(props: PanelProps) {
  const { t } = useTranslation();
  const { pagesPage } = useAnalyticsState();
  const { pages, total, isStale } = useListedPages(props);
  return (
    <PanelCard
      panel="pages"
      title={t("analytics.pages.title")}
      isStale={isStale}
      table={pages?.length ? <AllFigures pages={pages} /> : undefined}
    >
      {pages === undefined && (
        <div className="px-4">
          <LinesSkeleton rows={PER_PAGE + 1} height={40} />
        </div>
      )}
      {pages?.length === 0 && <NothingCounted />}
      {Boolean(pages?.length) && <MostRead pages={pages ?? []} />}
      {total !== undefined && total > 0 && (
        <PanelPages label={t("analytics.pages.title")} panel="pages" page={pagesPage} total={total} />
      )}
    </PanelCard>
  );
}

function PageName({ page: { id, type, title } }: Pick<PageFigures, "page">) {
  const { t } = useTranslation();
  const { hrefWith } = useAnalyticsState();
  const Glyph = ICONS[type];
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Glyph size={16} className="flex-none text-subtle" aria-label={t(`analytics.pages.${type}`)} role="img" />
      <TextLink href={hrefWith({ page_id: id })} className="min-w-0 font-normal! text-text!">
        {title || t("analytics.pages.untitled")}
      </TextLink>
    </span>
  );
}

function MostRead({ pages }: { pages: readonly PageFigures[] }) {
  const { t } = useTranslation();
  return (
    <FiguresTable
      caption={t("analytics.pages.title")}
      columns={[
        { name: t("analytics.columns.page") },
        { name: figureName("views", uiLocale()), isNumber: true },
        { name: t("analytics.columns.change"), isNumber: true },
      ]}
      rows={pages.map(({ page, views, views_before }) => ({
        id: page.id,
        cells: [
          <PageName key="page" page={page} />,
          formatNumber(views),
          <Change key="change" now={views} before={views_before} />,
        ],
      }))}
    />
  );
}

function AllFigures({ pages }: { pages: readonly PageFigures[] }) {
  const { t } = useTranslation();
  return (
    <FiguresTable
      caption={t("analytics.pages.title")}
      columns={[
        { name: t("analytics.columns.page") },
        { name: figureName("views", uiLocale()), isNumber: true },
        { name: figureName("visitors", uiLocale()), isNumber: true },
        { name: figureName("scans", uiLocale()), isNumber: true },
        { name: figureName("feedback", uiLocale()), isNumber: true },
      ]}
      rows={pages.map(({ page, views, visitors, scans, feedback }) => ({
        id: page.id,
        cells: [
          <PageName key="page" page={page} />,
          formatNumber(views),
          formatNumber(visitors),
          formatNumber(scans),
          formatNumber(feedback),
        ],
      }))}
    />
  );
}
