import { useState } from "react";
import { formatNumber } from "#admin/i18n/format.ts";
import { type Translate, uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import { figureName } from "#contract/figures.ts";
import { type Measure, useAnalyticsState } from "./analytics-state.ts";
import { Change } from "./Change.tsx";
import { LineChart } from "./chart/LineChart.tsx";
import { dayLong, dayShort } from "./day-words.ts";
import { FiguresTable } from "./FiguresTable.tsx";
import type { PanelProps } from "./panel-props.ts";
import { DownloadPanel, panelId } from "./PanelCard.tsx";
import { TotalFigures } from "./TotalFigures.tsx";
import { isLastUnfinished } from "./unfinished-day.ts";
import { useSeriesDays } from "./use-series-days.ts";

const DAY_MS = 86_400_000;

type ShownRange = AnalyticsOverview["range"];

/** The period compared with: "30 days before", or the same days of the year before. */
function beforeWords(t: Translate, { from, days, before }: ShownRange) {
  if (!before) return "";
  const away = Math.round((Date.parse(from) - Date.parse(before.from)) / DAY_MS);
  return away === days ? t("analytics.compare.days_before", { count: days }) : t("analytics.compare.year_before");
}

/** The totals of the period, and one of them by day. */
export function TotalsCard({ overview, isStale }: PanelProps) {
  const { t } = useTranslation();
  const { measure } = useAnalyticsState();
  const [view, setView] = useState<"chart" | "table">("chart");
  const title = t("analytics.totals.by_day", { measure: figureName(measure, uiLocale()) });
  return (
    <Card id={panelId("series")} aria-label={title} className="break-inside-avoid">
      <div className={cx("transition-opacity", isStale && "opacity-60")}>
        <TotalFigures overview={overview} />
        <CardBody>
          <div className="flex min-h-8 flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
            <Legend overview={overview} measure={measure} />
            <span className="ms-auto -me-1 flex items-center gap-1 print:hidden">
              <Segmented
                label={t("analytics.shown_as")}
                value={view}
                onChange={setView}
                items={[
                  { id: "chart", label: t("analytics.chart") },
                  { id: "table", label: t("analytics.table") },
                ]}
              />
              <DownloadPanel panel="series" title={title} />
            </span>
          </div>
          {!overview && (
            <div aria-busy="true" className="mt-2 pb-11">
              <Skeleton height={248} />
            </div>
          )}
          {overview && view === "chart" && <Drawn overview={overview} measure={measure} />}
          {overview && view === "table" && <SeriesTable overview={overview} measure={measure} />}
        </CardBody>
      </div>
    </Card>
  );
}

type ShownProps = { overview: AnalyticsOverview; measure: Measure };

function Legend({ overview, measure }: { overview: AnalyticsOverview | undefined; measure: Measure }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="flex items-center gap-2">
        <svg width="20" height="8" aria-hidden="true">
          <path d="M0 4h20" stroke="var(--chart-1)" strokeWidth="2" />
        </svg>
        {figureName(measure, uiLocale())}
      </span>
      {overview?.range.before && (
        <span className="flex items-center gap-2">
          <svg width="20" height="8" aria-hidden="true">
            <path d="M0 4h20" stroke="var(--chart-2)" strokeWidth="1.5" strokeDasharray="4 3" />
          </svg>
          {beforeWords(t, overview.range)}
        </span>
      )}
      {overview && overview.marks.length > 0 && (
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="grid size-4 place-items-center rounded-full border border-control text-xs"
          >
            {formatNumber(1)}
          </span>
          {t("analytics.totals.page_published")}
        </span>
      )}
    </>
  );
}

function Drawn({ overview, measure }: ShownProps) {
  const { t } = useTranslation();
  const days = useSeriesDays(overview, measure);
  const [highest] = overview.series.toSorted((a, b) => b[measure] - a[measure]);
  return (
    <div className="mt-2">
      <LineChart
        label={t("analytics.totals.label", {
          measure: figureName(measure, uiLocale()),
          from: dayShort(overview.range.from),
          to: dayShort(overview.range.to),
          most: formatNumber(highest?.[measure] ?? 0),
          day: dayShort(highest?.day ?? overview.range.to),
        })}
        days={days}
        name={figureName(measure, uiLocale())}
        beforeName={beforeWords(t, overview.range)}
        isLastUnfinished={isLastUnfinished(overview)}
        eventsLabel={
          overview.marks.length
            ? t("analytics.totals.publications", { count: overview.marks.length })
            : t("analytics.totals.no_publications")
        }
      />
    </div>
  );
}

function SeriesTable({ overview, measure }: ShownProps) {
  const { t } = useTranslation();
  const days = useSeriesDays(overview, measure);
  const hasBefore = overview.range.before !== null;
  const hasEvents = days.some(({ events }) => events.length);
  const columns = [
    { name: t("analytics.columns.day") },
    { name: figureName(measure, uiLocale()), isNumber: true },
    ...(hasBefore
      ? [
          { name: beforeWords(t, overview.range), isNumber: true },
          { name: t("analytics.columns.change"), isNumber: true },
        ]
      : []),
    ...(hasEvents ? [{ name: t("analytics.totals.published") }] : []),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers must be reachable by keyboard
    <div className="-mx-4 mt-2 max-h-120 overflow-auto" tabIndex={0} role="region" aria-label={t("analytics.table")}>
      <FiguresTable
        caption={t("analytics.totals.by_day", { measure: figureName(measure, uiLocale()) })}
        columns={columns}
        rows={overview.series
          .map((figures, at) => ({
            id: figures.day,
            cells: [
              dayLong(figures.day),
              formatNumber(figures[measure]),
              ...(hasBefore
                ? [
                    figures.before ? formatNumber(figures.before[measure]) : "–",
                    <Change key="change" now={figures[measure]} before={figures.before?.[measure] ?? null} />,
                  ]
                : []),
              ...(hasEvents ? [days[at]?.events.join(", ")] : []),
            ],
          }))
          .toReversed()}
      />
    </div>
  );
}
