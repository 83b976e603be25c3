import type { AnalyticsOverview } from "#contract/analytics.ts";

/** Swedes write dates as machines do: 2026-11-16. */
const dayAt = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short" }).format(new Date(moment));

/** Whether the last day is still going on: its numbers are not its last, and no fall. */
export const isLastUnfinished = ({ range, counted_until }: Pick<AnalyticsOverview, "range" | "counted_until">) =>
  counted_until !== null && dayAt(counted_until, range.time_zone) <= range.to;
