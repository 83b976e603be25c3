import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileText, ShieldCheck } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { HowCounted } from "#admin/frame/HowCounted.tsx";
import { formatDay } from "#admin/i18n/format.ts";
import { siteTimeWords } from "#admin/i18n/site-time-words.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { analyticsApi, type AnalyticsOverview } from "#contract/analytics.ts";
import { SHOWN_STEP } from "#contract/counts.ts";
import { FIGURE_IDS } from "#contract/figures.ts";
import { AnalyticsFilters } from "./AnalyticsFilters.tsx";
import { useAnalyticsState } from "./analytics-state.ts";
import { CodesCard } from "./codes/CodesCard.tsx";
import { DroppedCard } from "./DroppedCard.tsx";
import { FunnelCard } from "./FunnelCard.tsx";
import { HoursCard } from "./HoursCard.tsx";
import { LanguagesCard } from "./LanguagesCard.tsx";
import { PagesCard } from "./PagesCard.tsx";
import { dropUnknownComparison } from "./drop-comparison.ts";
import type { PanelProps } from "./panel-props.ts";
import { RangeControls } from "./RangeControls.tsx";
import { TotalsCard } from "./TotalsCard.tsx";

/** How the guide is read, from scans to feedback. */
export function AnalyticsPage() {
  const { t } = useTranslation();
  const { asked, set } = useAnalyticsState();
  const result = useQuery({
    ...query(analyticsApi.overview, { query: asked }),
    placeholderData: keepPreviousData,
    select: dropUnknownComparison,
  });
  const { data } = result;
  const isEmpty = data?.first_day === null;
  return (
    <>
      <PageHead title={t("analytics.title")} actions={isEmpty ? undefined : <HeadActions range={data?.range} />} />
      {result.isError && (
        <Card>
          <ErrorState
            title={t("analytics.failed")}
            retryLabel={t("common.retry")}
            onRetry={() => void result.refetch()}
            isRetrying={result.isFetching}
            action={
              (asked.page_id ?? asked.locale) && (
                <Button onPress={() => set({ page_id: null, locale: null })}>
                  {t("analytics.list.clear_filters")}
                </Button>
              )
            }
          >
            {errorWords(result.error)}
          </ErrorState>
        </Card>
      )}
      {isEmpty && <NoVisits />}
      {!result.isError && !isEmpty && <Panels overview={data} isStale={result.isPlaceholderData} />}
    </>
  );
}

function HeadActions({ range }: { range: AnalyticsOverview["range"] | undefined }) {
  const { t } = useTranslation();
  const { hrefTo } = useAnalyticsState();
  return (
    <>
      <HowCounted figures={FIGURE_IDS} />
      <RangeControls range={range} />
      <LinkButton icon={FileText} href={hrefTo(paths.councilReport())}>
        {t("analytics.report.open")}
      </LinkButton>
    </>
  );
}

function Panels({ overview, isStale }: PanelProps) {
  const panel = { overview, isStale };
  return (
    <>
      <AnalyticsFilters overview={overview} />
      <div className="grid gap-6 lg:grid-cols-2 lg:[&>*:first-child]:col-span-2">
        <TotalsCard {...panel} />
        <FunnelCard {...panel} />
        <LanguagesCard {...panel} />
        <div className="min-w-0 lg:col-span-2">
          <PagesCard {...panel} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <CodesCard {...panel} />
        </div>
        <HoursCard {...panel} />
        <DroppedCard {...panel} />
      </div>
      {overview && <Privacy overview={overview} />}
    </>
  );
}

function Privacy({ overview: { counted_until, first_day, range } }: { overview: AnalyticsOverview }) {
  const { t } = useTranslation();
  const { compare } = useAnalyticsState();
  const isUncompared = compare !== "none" && range.before === null;
  const words = [
    t("analytics.privacy", { step: SHOWN_STEP }),
    first_day && t(isUncompared ? "analytics.since_uncompared" : "analytics.since", { day: formatDay(first_day) }),
    counted_until && t("analytics.until", { time: siteTimeWords(counted_until, range.time_zone) }),
  ];
  return (
    <p className="mt-4 flex items-start gap-2 text-sm text-muted">
      <ShieldCheck size={16} className="mt-0.5 flex-none" aria-hidden />
      {words.filter(Boolean).join(" ")}
    </p>
  );
}

/** Suggests how to get the first readers. */
function NoVisits() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        title={t("analytics.empty.title")}
        action={
          <>
            <LinkButton href={paths.pages()}>{t("analytics.empty.pages")}</LinkButton>
            <LinkButton variant="primary" href={paths.shortCodes()}>
              {t("analytics.empty.codes")}
            </LinkButton>
          </>
        }
        note={
          <TextLink isInline href={paths.guide()}>
            {t("analytics.empty.guide")}
          </TextLink>
        }
      >
        {t("analytics.empty.text")}
      </EmptyState>
    </Card>
  );
}
