import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { sumOf } from "#server/platform/records/list.ts";

/** Scans of all codes in the last `days` at the site, and in as many before, as `{ now, before }`. */
export const recentScans = ({ customer_id }: TenantCtx, days: number) => {
  const isRecent = sql`scanned.day > clock.today - ${sql.lit(days)}`;
  return sql<{ now: number; before: number }>`(
    select json_build_object('now', ${sumOf(sql`scans`, isRecent)}, 'before', ${sumOf(sql`scans`, sql`not ${isRecent}`)})
    from (select (now() at time zone time_zone)::date as today from sites where customer_id = ${customer_id}) as clock
    join short_code_days as scanned on scanned.customer_id = ${customer_id}
      and scanned.day > clock.today - ${sql.lit(2 * days)} and scanned.day <= clock.today)`;
};
