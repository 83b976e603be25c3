import { type Expression, type Selectable, type SelectQueryBuilder, sql } from "kysely";
import { StatusCount } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { jsonRow } from "#server/platform/lists/json-columns.ts";
import type { DB } from "#server/platform/database/schema.ts";
import { type DeviceFilters, type Devices, filtered, findDevices } from "./find-devices.ts";
import { deviceStatus } from "./table.ts";

/** Devices, or rows with a number of devices each. */
export type Countable = { readonly found: Devices; readonly count: Expression<number> };

export const countable = (found: Devices): Countable => ({ found, count: sql<number>`count(*)` });

/** Stored counts by kind. Their columns are named like those of devices, so that the same filters work. */
const keptCounts = ({ db, customer_id }: TenantCtx): SelectQueryBuilder<DB, "devices", {}> =>
  db
    .selectFrom(sql<Selectable<DB["devices"]>>`device_counts`.as("devices"))
    .where("devices.customer_id", "=", customer_id);

/** Filters that the stored counts do not cover. */
const isSought = ({ q, id, organization, label, review_due }: DeviceFilters) =>
  [q, id, organization, label, review_due].some((wanted) => wanted?.length);

/** The count for these filters, from stored counts where they cover them. */
export async function toCount(ctx: TenantCtx, filters: DeviceFilters): Promise<Countable> {
  if (isSought(filters)) return countable(await findDevices(ctx, filters));
  return { found: await filtered(ctx, keptCounts(ctx), filters), count: sql<number>`coalesce(sum(count), 0)::bigint` };
}

export const countOf = ({ found, count }: Countable) => found.select(sql<number>`${count}`.as("total_count"));

/** Total and count by status of the devices found: statuses in their order, devices without one last. */
export function figuresOf(ctx: TenantCtx, { found, count }: Countable) {
  // grouped before joining names, so that an index-only scan answers
  const counted = found
    .select(["devices.status_id", sql<number>`${count}`.as("count")])
    .groupBy("devices.status_id")
    .as("counted");
  const named = ctx.db
    .selectFrom(counted)
    .leftJoin("device_statuses as status", (join) =>
      join.onRef("status.id", "=", "counted.status_id").on("status.customer_id", "=", ctx.customer_id),
    )
    .where("counted.count", ">", 0)
    .select([deviceStatus.as("status"), "counted.count", "counted.status_id", "status.position"]);
  return sql`(
    select coalesce(sum(count), 0)::bigint as total_count,
      coalesce(json_agg(${jsonRow(StatusCount, "s")} order by s.position, s.status_id), '[]') as status_counts
    from ${named} as s)`;
}
