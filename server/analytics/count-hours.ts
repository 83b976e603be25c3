import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { shown } from "./hide-small.ts";
import { isNow, ofCells, type Range, within } from "./read-range.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

type Row = { readonly hour: number; readonly views: number; readonly scans: number };

/** When people read, by the hour at the site. */
export async function countHours({ db }: TenantCtx, range: Range) {
  const { rows } = await sql<Row>`
    select hour, sum(views)::int as views, sum(scans)::int as scans
    from event_hours where ${within(range, isNow(range), ofCells(range))} group by hour`.execute(db);
  const byHour = new Map(rows.map((row) => [row.hour, row]));
  return HOURS.map((hour) => {
    const { views = 0, scans = 0 } = byHour.get(hour) ?? {};
    return { hour, views: shown(views), scans: shown(scans) };
  });
}
