import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { sumOf } from "#server/platform/records/list.ts";
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

/** Of all codes, or of those that open one page. */
const ofPage = (ctx: TenantCtx, { page_id }: ScanRange) =>
  page_id
    ? sql`and scanned.short_code_id in (select opened.id from (${openedPages(ctx)}) as opened where opened.page_id = ${page_id})`
    : sql``;

/** Scans by hour of the day at the site; hours of scans before 2026-11 are unknown. */
export async function scansByHour(ctx: TenantCtx, range: ScanRange): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ hour: number; scans: number }>`
    select hour, sum(scans)::int as scans from ${scannedWithin(ctx, range)} and ${isNow(range)} and hour is not null
      ${ofPage(ctx, range)} group by hour`.execute(ctx.db);
  return new Map(rows.map(({ hour, scans }) => [hour, scans]));
}

/** Scans per day, of all codes or of those that open one page. */
export async function scansByDay(ctx: TenantCtx, range: ScanRange): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ day: string; scans: number }>`
    select day, sum(scans)::int as scans from ${scannedWithin(ctx, range)} ${ofPage(ctx, range)} group by day`.execute(
    ctx.db,
  );
  return new Map(rows.map(({ day, scans }) => [day, scans]));
}

/**
 * Scans by the page that a code opens now, as a query with `page_id` and `scans`. Materialized, because without statistics
 * the planner would resolve the page again for every day of a code.
 */
export const scansByPage = (ctx: TenantCtx, range: ScanRange) => sql<{ page_id: string; scans: number }>`
  with opened as materialized (${openedPages(ctx)})
  select opened.page_id, sum(counted.scans)::int as scans
  from (
    select short_code_id, sum(scans) as scans from ${scannedWithin(ctx, range)} and ${isNow(range)} group by short_code_id
  ) as counted
  join opened on opened.id = counted.short_code_id
  where opened.page_id is not null group by opened.page_id`;

/** A query with `short_code_id`, `scans` and `scans_before`, the scans of the comparison period. */
export const scansByCode = (ctx: TenantCtx, range: ScanRange) => sql<{
  short_code_id: string;
  scans: number;
  scans_before: number;
}>`(
  select short_code_id, ${sumOf(sql`scans`, isNow(range))} as scans, ${sumOf(sql`scans`, isBefore(range))} as scans_before
  from ${scannedWithin(ctx, range)} group by short_code_id)`;
