import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { codesOf } from "../service.ts";

/** Some days, and those they are compared with, if any; of one page or language, if it is named. */
export type ScanRange = {
  readonly from: string;
  readonly to: string;
  readonly before: { readonly from: string; readonly to: string } | null;
  readonly page_id: string | undefined;
  readonly locale: string | undefined;
};

const isNow = ({ from, to }: ScanRange) => sql<boolean>`scanned.day between ${from} and ${to}`;
const isBefore = ({ before }: ScanRange) =>
  before ? sql<boolean>`scanned.day between ${before.from} and ${before.to}` : sql<boolean>`false`;

/** Scans of codes within the range, in the language that is asked for. */
const scannedWithin = (ctx: TenantCtx, range: ScanRange) => sql`
  short_code_days as scanned
  where scanned.customer_id = ${ctx.customer_id} and (${isNow(range)} or ${isBefore(range)})
    and (${range.locale ?? null}::text is null or scanned.locale = ${range.locale ?? null})`;

/** Codes and the pages that they open now. */
const openedPages = (ctx: TenantCtx) => codesOf(ctx).select(["short_codes.id", "pages.id as page_id"]);

/** Scans of each day, of all codes or of those that open one page. */
export async function scansByDay(ctx: TenantCtx, range: ScanRange): Promise<ReadonlyMap<string, number>> {
  const ofPage = range.page_id
    ? sql`and scanned.short_code_id in (select opened.id from (${openedPages(ctx)}) as opened where opened.page_id = ${range.page_id})`
    : sql``;
  const { rows } = await sql<{ day: string; scans: number }>`
    select day, sum(scans)::int as scans from ${scannedWithin(ctx, range)} ${ofPage} group by day`.execute(ctx.db);
  return new Map(rows.map(({ day, scans }) => [day, scans]));
}

/** Scans by the page that a code opens now, as a query with `page_id` and `scans`. */
export const scansByPage = (ctx: TenantCtx, range: ScanRange) => sql<{ page_id: string; scans: number }>`
  select opened.page_id, sum(counted.scans)::int as scans
  from (select short_code_id, sum(scans) as scans from ${scannedWithin(ctx, range)} and ${isNow(range)} group by short_code_id) as counted
  join (${openedPages(ctx)}) as opened on opened.id = counted.short_code_id
  where opened.page_id is not null group by opened.page_id`;

/** Scans by code, now and before, as a query with `short_code_id`, `scans` and `scans_before`. */
export const scansByCode = (ctx: TenantCtx, range: ScanRange) => sql<{
  short_code_id: string;
  scans: number;
  scans_before: number;
}>`(
  select short_code_id, coalesce(sum(scans) filter (where ${isNow(range)}), 0)::int as scans,
    coalesce(sum(scans) filter (where ${isBefore(range)}), 0)::int as scans_before
  from ${scannedWithin(ctx, range)} group by short_code_id)`;

/** Of all codes on the days up to today at the site, and on as many before: an expression of `{ now, before }`. */
export const recentScans = ({ customer_id }: TenantCtx, days: number) => {
  const isRecent = sql`scanned.day > clock.today - ${sql.lit(days)}`;
  return sql<{ now: number; before: number }>`(
    select json_build_object('now', coalesce(sum(scans) filter (where ${isRecent}), 0)::int,
      'before', coalesce(sum(scans) filter (where not ${isRecent}), 0)::int)
    from (select (now() at time zone time_zone)::date as today from sites where customer_id = ${customer_id}) as clock
    join short_code_days as scanned on scanned.customer_id = ${customer_id}
      and scanned.day > clock.today - ${sql.lit(2 * days)} and scanned.day <= clock.today)`;
};
