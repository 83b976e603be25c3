import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { NOTHING, shownTally, type Tally, tallyOf } from "#server/platform/records/tally-days.ts";
import { isNow, ofCells, type Range, within } from "./read-range.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

type Row = { readonly hour: number; readonly views: Tally; readonly scans: Tally };

/** Views and scans by hour of the site's local day. */
export async function countHours({ db }: TenantCtx, range: Range) {
  const { rows } = await sql<Row>`
    select hour, ${tallyOf(sql`views`)} as views, ${tallyOf(sql`scans`)} as scans
    from (
      select hour, sum(views) as views, sum(scans) as scans
      from event_hours where ${within(range, isNow(range), ofCells(range))} group by day, hour
    ) as by_day group by hour`.execute(db);
  const byHour = new Map(rows.map((row) => [row.hour, row]));
  return HOURS.map((hour) => {
    const { views = NOTHING, scans = NOTHING } = byHour.get(hour) ?? {};
    return { hour, views: shownTally(views), scans: shownTally(scans) };
  });
}
