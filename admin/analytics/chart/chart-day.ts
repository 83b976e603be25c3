export interface ChartDay {
  /** As it is named below the chart, and in full. */
  short: string;
  long: string;
  value: number;
  /** The number in words: few are not told exactly. */
  words: string;
  /** The same day of the period before; null without a comparison. */
  before: { value: number; words: string } | null;
  /** What happened on this day. */
  events: readonly string[];
}
