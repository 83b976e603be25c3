import type { AnalyticsOverview } from "#contract/analytics.ts";

/** Swedish dates are in ISO format: 2026-11-16. */
const dayAt = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short" }).format(new Date(moment));

/** Whether the last day is not over, so that its low figures are not a fall. */
export const isLastUnfinished = ({ range, counted_until }: Pick<AnalyticsOverview, "range" | "counted_until">) =>
  counted_until !== null && dayAt(counted_until, range.time_zone) <= range.to;
