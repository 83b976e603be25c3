import { type RawBuilder, sql } from "kysely";
import type { AnalyticsOverview, AnalyticsQuery } from "#contract/analytics.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { sumOf } from "#server/platform/records/list.ts";
import { readClock } from "./counting/read-clock.ts";

const DAY_MS = 86_400_000;
/** 52 whole weeks, so that Mondays are compared with Mondays. */
const DAYS_OF_YEAR = 364;

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export type RangeQuery = Pick<AnalyticsQuery, "days" | "from" | "to" | "compare" | "page_id" | "locale">;

/** The requested days, filters and comparison period. */
export type Range = AnalyticsOverview["range"] & {
  readonly customer_id: string;
  readonly default_locale: string;
  readonly page_id: string | undefined;
  readonly locale: string | undefined;
  /** Days from a day back to its comparison day. */
  readonly shift: number;
};

export async function readRange({ db, customer_id }: TenantCtx, asked: RangeQuery): Promise<Range> {
  const { time_zone, default_locale } = await db
    .selectFrom("sites")
    .select(["time_zone", "default_locale"])
    .where("customer_id", "=", customer_id)
    .executeTakeFirstOrThrow();
  const { page_id, locale, compare } = asked;
  const to = asked.to ?? readClock(time_zone).day;
  const from = asked.from ?? addDays(to, 1 - asked.days);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const shift = compare === "year" ? Math.ceil(days / DAYS_OF_YEAR) * DAYS_OF_YEAR : days;
  const before = compare === "none" ? null : { from: addDays(from, -shift), to: addDays(to, -shift) };
  return { customer_id, default_locale, from, to, days, time_zone, before, shift, page_id, locale };
}

/** The part that the API returns. */
export const shownRange = ({ from, to, days, time_zone, before }: Range) => ({ from, to, days, time_zone, before });

/** Every day of the range with its comparison day. */
export const daysOf = ({ from, days, shift }: Range) =>
  Array.from({ length: days }, (_, at) => ({ day: addDays(from, at), before: addDays(from, at - shift) }));

/* For queries over daily numbers: */

export const isNow = ({ from, to }: Range) => sql<boolean>`day between ${from} and ${to}`;
const isBefore = ({ before }: Range) =>
  before ? sql<boolean>`day between ${before.from} and ${before.to}` : sql<boolean>`false`;

const isInRange = (range: Range) => sql<boolean>`(${isNow(range)} or ${isBefore(range)})`;

/** Totals over all pages or languages have rows of their own, marked by null. */
export const ofPage = ({ page_id }: Range) => (page_id ? sql`page_id = ${page_id}` : sql`page_id is null`);
export const ofLocale = ({ locale }: Range) => (locale ? sql`locale = ${locale}` : sql`locale is null`);

/** Rows that can be summed: those of the page or language, or the row of totals. */
export const ofCells = ({ page_id, locale }: Range) => {
  if (!page_id && !locale) return sql`page_id is null and locale is null`;
  return sql`${page_id ? sql`page_id = ${page_id}` : sql`page_id is not null`} and ${locale ? sql`locale = ${locale}` : sql`true`}`;
};

export const within = (range: Range, ...conditions: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`customer_id = ${range.customer_id}`, isInRange(range), ...conditions], sql` and `);

/** Sums of a column now and before. */
export const sums = (range: Range, column: string) => ({
  now: sumOf(sql.ref(column), isNow(range)),
  before: sumOf(sql.ref(column), isBefore(range)),
});
