import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { type Tally, tallyOf } from "#server/platform/records/tally-days.ts";

/** Scans of all codes in the last `days` at the site, and in as many before, as tallies `{ now, before }`. */
export const recentScans = ({ customer_id }: TenantCtx, days: number) => {
  const isRecent = sql`scanned.day > clock.today - ${sql.lit(days)}`;
  return sql<{ now: Tally; before: Tally }>`(
    select json_build_object('now', ${tallyOf(sql`scans`, sql`is_recent`)}, 'before', ${tallyOf(sql`scans`, sql`not is_recent`)})
    from (
      select ${isRecent} as is_recent, sum(scans) as scans
      from (select (now() at time zone time_zone)::date as today from sites where customer_id = ${customer_id}) as clock
      join short_code_days as scanned on scanned.customer_id = ${customer_id}
        and scanned.day > clock.today - ${sql.lit(2 * days)} and scanned.day <= clock.today
      group by scanned.day, clock.today
    ) as by_day)`;
};
