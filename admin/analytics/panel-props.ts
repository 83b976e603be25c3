import type { AnalyticsOverview } from "#contract/analytics.ts";

/** Props shared by all panels. */
export interface PanelProps {
  /** Undefined while loading. */
  overview: AnalyticsOverview | undefined;
  /** Still the figures of the previous filters. */
  isStale: boolean;
}
