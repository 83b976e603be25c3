import { sql } from "kysely";
import { FUNNEL_STEPS } from "#contract/analytics.ts";
import { addCounts } from "#contract/counts.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { scansByDay } from "#server/short-codes/scans/count-scans.ts";
import { daysOf, ofLocale, ofPage, type Range, within } from "./read-range.ts";

type Row = {
  readonly day: string;
  readonly views: number;
  readonly visitors: number;
  readonly feedback: number;
  readonly scanned: number;
  readonly scanned_viewed: number;
  /** Null for days rolled up before this step existed. */
  readonly scanned_went_on: number | null;
  readonly scanned_started: number;
  readonly scanned_completed: number;
};
type Figures = Row & { readonly scans: number };

const NOTHING: Omit<Figures, "day"> = {
  views: 0,
  visitors: 0,
  feedback: 0,
  scans: 0,
  scanned: 0,
  scanned_viewed: 0,
  scanned_went_on: 0,
  scanned_started: 0,
  scanned_completed: 0,
};

const STEP_COLUMNS = {
  scanned: "scanned",
  viewed: "scanned_viewed",
  went_on: "scanned_went_on",
  feedback_started: "scanned_started",
  feedback_completed: "scanned_completed",
} as const satisfies Record<(typeof FUNNEL_STEPS)[number], keyof Row>;

/** Each day of the range with its comparison day. Scans come from the codes' own counts. */
export async function countDays(ctx: TenantCtx, range: Range) {
  const [{ rows }, scans] = await Promise.all([
    sql<Row>`
      select day, views, visitors, feedback, scanned, scanned_viewed, scanned_went_on, scanned_started, scanned_completed
      from event_days where ${within(range, ofPage(range), ofLocale(range))}`.execute(ctx.db),
    scansByDay(ctx, range),
  ]);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const figuresOf = (day: string): Figures => ({ ...NOTHING, ...byDay.get(day), day, scans: scans.get(day) ?? 0 });
  return daysOf(range).map(({ day, before }) => ({ now: figuresOf(day), before: figuresOf(before) }));
}
export type CountedDays = Awaited<ReturnType<typeof countDays>>;

const shownDay = ({ day, views, visitors, scans, feedback }: Figures) => ({
  day,
  views,
  visitors,
  scans,
  feedback,
});

export const seriesOf = (days: CountedDays, { before: compared }: Range) =>
  days.map(({ now, before }) => ({ ...shownDay(now), before: compared && shownDay(before) }));

type Side = "now" | "before";
type Column = keyof Omit<Figures, "day">;

const isCounted = (days: CountedDays, column: Column, side: Side) => days.every((day) => day[side][column] !== null);

function totalOf(days: CountedDays, column: Column, { before: compared }: Range) {
  const sum = (side: Side) => addCounts(days.map((day) => day[side][column] ?? 0));
  return { value: sum("now"), before: compared && isCounted(days, column, "before") ? sum("before") : null };
}

export function totalsOf(days: CountedDays, range: Range) {
  const total = (column: "views" | "visitors" | "scans" | "feedback") => totalOf(days, column, range);
  return { views: total("views"), visitors: total("visitors"), scans: total("scans"), feedback: total("feedback") };
}

/** Omits a step that is missing on any day. */
export const funnelOf = (days: CountedDays, range: Range) =>
  FUNNEL_STEPS.filter((step) => isCounted(days, STEP_COLUMNS[step], "now")).map((step) => {
    const { value, before } = totalOf(days, STEP_COLUMNS[step], range);
    return { step, visitors: value, before };
  });
