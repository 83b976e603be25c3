import type { AnalyticsOverview } from "#contract/analytics.ts";

/** What every panel of the screen is given. */
export interface PanelProps {
  /** Undefined while it is on its way. */
  overview: AnalyticsOverview | undefined;
  /** Still the numbers of what was asked for before. */
  isStale: boolean;
}
