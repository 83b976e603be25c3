import { sql } from "kysely";
import { DEVICE } from "#contract/records/device.ts";
import { withoutInternal } from "#contract/records/field.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { DeviceRow } from "./table.ts";

/** A device's public labels, whether its status is public, and its number of public locations. */
const publicPartsOf = (ctx: TenantCtx, id: string) =>
  ctx.db
    .selectFrom("devices")
    .leftJoin("device_statuses", "device_statuses.id", "devices.status_id")
    .select([
      sql<string[]>`array(
        select labels.id from device_labels join labels on labels.id = device_labels.label_id
        where device_labels.device_id = devices.id and labels.is_public
      )`.as("label_ids"),
      sql<boolean>`coalesce(device_statuses.is_public, false)`.as("has_status"),
      sql<number>`(
        select count(*)::int from locations
        where locations.device_id = devices.id and locations.is_public and locations.deleted_at is null
      )`.as("location_count"),
    ])
    .where("devices.customer_id", "=", ctx.customer_id)
    .where("devices.id", "=", id)
    .executeTakeFirstOrThrow();

/** The device without internal fields, its page, and labels and statuses that are not public. */
export async function publicDevice(ctx: TenantCtx, device: DeviceRow): Promise<DeviceRow> {
  const { label_ids, has_status, location_count } = await publicPartsOf(ctx, device.id);
  return {
    ...withoutInternal(DEVICE, device),
    labels: device.labels.filter(({ id }) => label_ids.includes(id)),
    status: has_status ? device.status : null,
    status_id: has_status ? device.status_id : null,
    location_count,
    page: null,
  };
}
