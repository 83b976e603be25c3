import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { scansByHour } from "#server/short-codes/scans/count-scans.ts";
import { isNow, ofCells, type Range, within } from "./read-range.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Views and scans by hour of the site's local day. */
export async function countHours(ctx: TenantCtx, range: Range) {
  const [{ rows }, scans] = await Promise.all([
    sql<{ hour: number; views: number }>`
      select hour, sum(views)::int as views from event_hours where ${within(range, isNow(range), ofCells(range))} group by hour`.execute(
      ctx.db,
    ),
    scansByHour(ctx, range),
  ]);
  const views = new Map(rows.map((row) => [row.hour, row.views]));
  return HOURS.map((hour) => ({ hour, views: views.get(hour) ?? 0, scans: scans.get(hour) ?? 0 }));
}
