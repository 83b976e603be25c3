import { sql } from "kysely";
import { StatusCount } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { jsonRow } from "#server/platform/json-columns.ts";
import type { Devices } from "./find-devices.ts";
import { deviceStatus } from "./table.ts";

/** How many devices were found, and how many of them have each status: the statuses in their order, those without one last. */
export function figuresOf(ctx: TenantCtx, found: Devices) {
  // grouped before the names are joined, so that an index answers without a look at the devices
  const counted = found
    .select(["devices.status_id", sql<number>`count(*)`.as("count")])
    .groupBy("devices.status_id")
    .as("counted");
  const named = ctx.db
    .selectFrom(counted)
    .leftJoin("device_statuses as status", (join) =>
      join.onRef("status.id", "=", "counted.status_id").on("status.customer_id", "=", ctx.customer_id),
    )
    .select([deviceStatus.as("status"), "counted.count", "counted.status_id", "status.position"]);
  return sql`(
    select coalesce(sum(count), 0)::bigint as total_count,
      coalesce(json_agg(${jsonRow(StatusCount, "s")} order by s.position, s.status_id), '[]') as status_counts
    from ${named} as s)`;
}
