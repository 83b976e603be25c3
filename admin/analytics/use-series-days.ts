import { formatNumber } from "#admin/i18n/format.ts";
import { useMemo } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { AnalyticsOverview, PublishMark } from "#contract/analytics.ts";
import type { Measure } from "./analytics-state.ts";
import type { ChartDay } from "./chart/chart-day.ts";
import { dayLong, dayShort } from "./day-words.ts";

/** The period's days in the chart's format. */
export function useSeriesDays({ series, marks }: AnalyticsOverview, measure: Measure): ChartDay[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const markWords = ({ page, number }: PublishMark) =>
      number > 1 ? t("analytics.totals.version", { title: page.title, number }) : page.title;
    return series.map((figures) => {
      const before = figures.before?.[measure];
      return {
        short: dayShort(figures.day),
        long: dayLong(figures.day),
        value: figures[measure],
        words: formatNumber(figures[measure]),
        before: before === undefined ? null : { value: before, words: formatNumber(before) },
        events: marks.filter(({ day }) => day === figures.day).map(markWords),
      };
    });
  }, [series, marks, measure, t]);
}
