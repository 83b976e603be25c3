export interface ChartDay {
  /** Label below the chart, and the full date. */
  short: string;
  long: string;
  value: number;
  /** The value as text: small counts are not exact. */
  words: string;
  /** The same day of the previous period; null without a comparison. */
  before: { value: number; words: string } | null;
  events: readonly string[];
}
