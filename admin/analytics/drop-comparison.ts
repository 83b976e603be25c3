import type { AnalyticsOverview } from "#contract/analytics.ts";

/** Drops the comparison if counting began later: uncounted is not zero, and every figure would look like a rise. */
export function dropUnknownComparison(overview: AnalyticsOverview): AnalyticsOverview {
  const { range, first_day } = overview;
  if (!range.before || (first_day !== null && first_day <= range.before.from)) return overview;
  const bare = <T extends object>(figures: readonly T[]) => figures.map((one) => ({ ...one, before: null }));
  const viewed = <T extends object>(figures: readonly T[]) => figures.map((one) => ({ ...one, views_before: null }));
  const { views, visitors, scans, feedback } = overview.totals;
  return {
    ...overview,
    range: { ...range, before: null },
    totals: {
      views: { ...views, before: null },
      visitors: { ...visitors, before: null },
      scans: { ...scans, before: null },
      feedback: { ...feedback, before: null },
    },
    series: bare(overview.series),
    funnel: bare(overview.funnel),
    languages: viewed(overview.languages),
    pages: viewed(overview.pages),
    codes: bare(overview.codes),
    dropped: bare(overview.dropped),
  };
}
