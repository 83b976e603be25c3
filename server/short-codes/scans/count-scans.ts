import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { type Tally, tallyOf } from "#server/platform/records/tally-days.ts";
import { codesOf } from "../service.ts";

/** A period and an optional comparison period, optionally limited to a page or language. */
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

/** Scans in either period, in the requested language. */
const scannedWithin = (ctx: TenantCtx, range: ScanRange) => sql`
  short_code_days as scanned
  where scanned.customer_id = ${ctx.customer_id} and (${isNow(range)} or ${isBefore(range)})
    and (${range.locale ?? null}::text is null or scanned.locale = ${range.locale ?? null})`;

/** Codes with the page that each opens now. */
const openedPages = (ctx: TenantCtx) => codesOf(ctx).select(["short_codes.id", "pages.id as page_id"]);

/** Scans per day, of all codes or of those that open one page. */
export async function scansByDay(ctx: TenantCtx, range: ScanRange): Promise<ReadonlyMap<string, number>> {
  const ofPage = range.page_id
    ? sql`and scanned.short_code_id in (select opened.id from (${openedPages(ctx)}) as opened where opened.page_id = ${range.page_id})`
    : sql``;
  const { rows } = await sql<{ day: string; scans: number }>`
    select day, sum(scans)::int as scans from ${scannedWithin(ctx, range)} ${ofPage} group by day`.execute(ctx.db);
  return new Map(rows.map(({ day, scans }) => [day, scans]));
}

/**
 * Scans by the page that a code opens now, as a query with `page_id` and `scans`. Materialized, because without statistics
 * the planner would resolve the page again for every day of a code.
 */
export const scansByPage = (ctx: TenantCtx, range: ScanRange) => sql<{ page_id: string; scans: Tally }>`
  with opened as materialized (${openedPages(ctx)})
  select page_id, ${tallyOf(sql`scans`)} as scans from (
    select opened.page_id, counted.day, sum(counted.scans) as scans
    from (
      select short_code_id, day, sum(scans) as scans from ${scannedWithin(ctx, range)} and ${isNow(range)}
      group by short_code_id, day
    ) as counted
    join opened on opened.id = counted.short_code_id
    where opened.page_id is not null group by opened.page_id, counted.day
  ) as by_day group by page_id`;

/** A query with `short_code_id`, `scans` and `scans_before`, the scans of the comparison period. */
export const scansByCode = (ctx: TenantCtx, range: ScanRange) => sql<{
  short_code_id: string;
  scans: Tally;
  scans_before: Tally;
}>`(
  select short_code_id, ${tallyOf(sql`scans`, isNow(range))} as scans, ${tallyOf(sql`scans`, isBefore(range))} as scans_before
  from (
    select short_code_id, day, sum(scans) as scans from ${scannedWithin(ctx, range)} group by short_code_id, day
  ) as scanned group by short_code_id)`;
