import { sql } from "kysely";
import type { StatusCount } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { type DeviceFilters, findDevices } from "./find-devices.ts";
import { deviceStatus } from "./table.ts";

/** How many of the devices that the filters leave have each status: the statuses in their order, those without one last. */
export async function countStatuses(ctx: TenantCtx, filters: DeviceFilters): Promise<StatusCount[]> {
  const found = await findDevices(ctx, filters);
  // grouped before the names are joined, so that an index answers without a look at the devices
  const counted = found
    .select(["devices.status_id", sql<number>`count(*)`.as("count")])
    .groupBy("devices.status_id")
    .as("counted");
  return ctx.db
    .selectFrom(counted)
    .leftJoin("device_statuses as status", (join) =>
      join.onRef("status.id", "=", "counted.status_id").on("status.customer_id", "=", ctx.customer_id),
    )
    .select([deviceStatus.as("status"), "counted.count"])
    .orderBy("status.position")
    .orderBy("status.id")
    .execute();
}
