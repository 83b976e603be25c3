import type { AnalyticsOverview } from "#contract/analytics.ts";
import type { Count } from "#contract/counts.ts";
import { drawnAs } from "../count-words.ts";

const WEEK = 7;
/** From so many days on a line by day has more ups and downs than it says. */
const BY_WEEK_FROM = 60;

export interface ReportPoint {
  day: string;
  views: number;
  before: number | null;
  /** Whether it is told exactly: few views of a day are not, and so the week is not either. */
  isExact: boolean;
}

const sum = (counts: readonly Count[]) => counts.reduce<number>((all, count) => all + drawnAs(count), 0);

/**
 * Views by day, or by week where there are many days; the first week is whole, and what is left over at the start is
 * dropped. A day that still goes on is left out: it would look like a fall.
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
      views: sum(days.map(({ views }) => views)),
      before: before.length === days.length ? sum(before) : null,
      isExact: days.every(({ views }) => typeof views === "number"),
    };
  });
  return { points, isByWeek };
}
