import { formatDate, formatNumber } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { CardBody } from "#admin/ui/Card.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { AnalyticsOverview } from "#contract/analytics.ts";
import { figureName } from "#contract/figures.ts";
import { HoursChart } from "./chart/HoursChart.tsx";
import { FiguresTable } from "./FiguresTable.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PanelCard } from "./PanelCard.tsx";

type Hours = AnalyticsOverview["hours"];

/** "8:00 AM" or "08:00", by language. */
const hourWords = (hour: number) => formatDate(new Date(2026, 0, 1, hour), { timeStyle: "short" });

/** Views by time of day. */
export function HoursCard({ overview, isStale }: PanelProps) {
  const { t } = useTranslation();
  const hours = overview?.hours;
  return (
    <PanelCard
      panel="hours"
      title={t("analytics.hours.title")}
      about={t("analytics.hours.about")}
      isStale={isStale}
      table={hours && <HoursTable hours={hours} />}
    >
      <CardBody>{hours ? <Drawn hours={hours} /> : <Skeleton height={184} />}</CardBody>
    </PanelCard>
  );
}

function Drawn({ hours }: { hours: Hours }) {
  const { t } = useTranslation();
  const [busiest] = hours.toSorted((a, b) => b.views - a.views);
  return (
    <HoursChart
      label={t("analytics.hours.label", {
        hour: hourWords(busiest?.hour ?? 0),
        views: formatNumber(busiest?.views ?? 0),
      })}
      hours={hours.map(({ hour, views }) => ({
        hour,
        name: hourWords(hour),
        value: views,
        words: formatNumber(views),
      }))}
    />
  );
}

function HoursTable({ hours }: { hours: Hours }) {
  const { t } = useTranslation();
  return (
    <FiguresTable
      caption={t("analytics.hours.title")}
      columns={[
        { name: t("analytics.columns.hour") },
        { name: figureName("views", uiLocale()), isNumber: true },
        { name: figureName("scans", uiLocale()), isNumber: true },
      ]}
      rows={hours.map(({ hour, views, scans }) => ({
        id: String(hour),
        cells: [hourWords(hour), formatNumber(views), formatNumber(scans)],
      }))}
    />
  );
}
