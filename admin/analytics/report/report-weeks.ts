import type { AnalyticsOverview } from "#contract/analytics.ts";
import { addCounts } from "#contract/counts.ts";

const WEEK = 7;
/** Days from which a daily line is too noisy. */
const BY_WEEK_FROM = 60;

export interface ReportPoint {
  day: string;
  views: number;
  before: number | null;
}

/**
 * Views by day, or by full week in long periods; spare days at the start are dropped. An unfinished day is left out,
 * because it would look like a fall.
 */
export function reportPoints(
  days: AnalyticsOverview["series"],
  isLastUnfinished: boolean,
): { points: ReportPoint[]; isByWeek: boolean } {
  const series = isLastUnfinished && days.length > 1 ? days.slice(0, -1) : days;
  const isByWeek = series.length >= BY_WEEK_FROM;
  const size = isByWeek ? WEEK : 1;
  const whole = series.slice(series.length % size);
  const points = Array.from({ length: whole.length / size }, (_point, at) => {
    const days = whole.slice(at * size, (at + 1) * size);
    const before = days.flatMap((day) => day.before?.views ?? []);
    return {
      day: days[0]?.day ?? "",
      views: addCounts(days.map(({ views }) => views)),
      before: before.length === days.length ? addCounts(before) : null,
    };
  });
  return { points, isByWeek };
}
