import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";
import type * as z from "zod";
import type { devicesApi } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { DB } from "#server/platform/database/schema.ts";
import { isGiven } from "#server/platform/records/list.ts";
import { reviewDue } from "#server/platform/records/review-due.ts";
import { searched, termsOf } from "./search-devices.ts";

type FileQuery = z.output<typeof devicesApi.map.query>;
export type DeviceFilters = Omit<FileQuery, "sort">;

export const allDevices = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("devices")
    .where("devices.customer_id", "=", ctx.customer_id)
    .where("devices.deleted_at", "is", null);
export type Devices = ReturnType<typeof allDevices>;

/** Joined with the status and organizations that list columns name. */
export const named = (devices: Devices) =>
  devices
    .leftJoin("device_statuses as status", "status.id", "devices.status_id")
    .leftJoin("organizations as vendor", "vendor.id", "devices.vendor_id")
    .leftJoin("organizations as accountable", "accountable.id", "devices.accountable_id");

type Where = ExpressionBuilder<DB, "devices">;
type Condition = Expression<SqlBool>;

/** One of the values; `none` also finds rows without a value. */
function oneOf(where: Where, column: "status_id" | "device_type" | "identifiability", wanted: string[], none: string) {
  const values = wanted.filter((value) => value !== none);
  const ref = `devices.${column}` as const;
  return where.or([
    ...(values.length ? [where(ref, "in", values)] : []),
    ...(wanted.includes(none) ? [where(ref, "is", null)] : []),
  ]);
}

/** Finds the few status ids first, so that an index on devices can be used. */
async function inPhase(ctx: TenantCtx, devices: Devices, phases: string[]) {
  const statuses = await ctx.db
    .selectFrom("device_statuses")
    .select("id")
    .where("customer_id", "=", ctx.customer_id)
    .where("phase", "in", phases)
    .execute();
  if (!statuses.length) return devices.where(sql<SqlBool>`false`);
  return devices.where(
    "devices.status_id",
    "in",
    statuses.map(({ id }) => id),
  );
}

/** Three index lookups. With the datachains as a subquery in the `or`, PostgreSQL would use no index at all. */
const ofOrganization = (where: Where, ids: string[]) =>
  where.or([
    where("devices.vendor_id", "in", ids),
    where("devices.accountable_id", "in", ids),
    sql<SqlBool>`devices.id = any(array(
      select datachains.device_id from datachain_organizations named join datachains on datachains.id = named.datachain_id
      where named.organization_id = any(${ids}::uuid[]) and datachains.device_id is not null
    ))`,
  ]);

const withLabel = (where: Where, ids: string[]) =>
  where(
    "devices.id",
    "in",
    where
      .selectFrom("device_labels")
      .innerJoin("labels", "labels.id", "device_labels.label_id")
      .where("device_labels.label_id", "in", ids)
      .whereRef("device_labels.customer_id", "=", "labels.customer_id")
      .where("labels.deleted_at", "is", null)
      .select("device_labels.device_id"),
  );

const DUE = reviewDue("devices");

type Filter = keyof Omit<DeviceFilters, "q" | "phase">;
type Filters = { [F in Filter]: (where: Where, wanted: NonNullable<DeviceFilters[F]>) => Condition };

const FILTERS: Filters = {
  status: (where, wanted) => oneOf(where, "status_id", wanted, "none"),
  type: (where, wanted) => oneOf(where, "device_type", wanted, "none"),
  organization: ofOrganization,
  label: withLabel,
  identifiability: (where, wanted) => oneOf(where, "identifiability", wanted, "unknown"),
  review_due: (where, wanted) => where.or(wanted.map((due) => DUE[due])),
  has_page: (where, wanted) => where("devices.has_page", "=", wanted),
  has_errors: (where, wanted) => where("devices.chain_errors", wanted ? ">" : "=", 0),
  has_location: (where, wanted) => where("devices.location_count", wanted ? ">" : "=", 0),
  id: (where, wanted) => where("devices.id", "in", wanted),
};

/**
 * Whether the best plan depends on the values: for a status of half of the devices, PostgreSQL should scan in list order,
 * for one of three devices by status. False without filters, or if one index covers filter and order.
 */
export function isSkewed({ sort = "name", ...filters }: FileQuery): boolean {
  const given = (Object.keys(FILTERS) as Filter[]).filter((name) => isGiven(filters[name]));
  if (isGiven(filters.phase) || given.length > 1) return true;
  const [name] = given;
  if (!name) return false;
  const isIndexed = name === "status" || name === "type";
  return !(isIndexed && filters[name]?.length === 1 && sort.replace("-", "") === "name");
}

/** Applies the filters. */
export async function filtered(ctx: TenantCtx, devices: Devices, filters: DeviceFilters): Promise<Devices> {
  let found = filters.phase?.length ? await inPhase(ctx, devices, filters.phase) : devices;
  for (const name of Object.keys(FILTERS) as Filter[]) {
    const wanted = filters[name];
    if (isGiven(wanted)) found = found.where((where) => FILTERS[name](where, wanted as never));
  }
  return found;
}

/** The devices of the list, the map and the files. */
export const findDevices = async (ctx: TenantCtx, filters: DeviceFilters): Promise<Devices> =>
  filtered(ctx, filters.q ? searched(ctx, await termsOf(ctx, filters.q)) : allDevices(ctx), filters);
