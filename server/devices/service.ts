import type * as z from "zod";
import type { Device, devicesApi } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/errors.ts";
import { containing, offsetOf, orderOf } from "#server/platform/list.ts";
import { deviceColumns, deviceSorts } from "./table.ts";

type ListQuery = z.output<typeof devicesApi.list.query>;

const ofCustomer = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("devices")
    .leftJoin("device_statuses", "device_statuses.id", "devices.status_id")
    .where("devices.customer_id", "=", ctx.customer_id);

type Devices = ReturnType<typeof ofCustomer>;

/** `none` among the ids also finds devices without a status. */
const withStatus = (devices: Devices, status: string[]) => {
  const ids = status.filter((one) => one !== "none");
  return devices.where((where) =>
    where.or([
      ...(ids.length ? [where("devices.status_id", "in", ids)] : []),
      ...(status.includes("none") ? [where("devices.status_id", "is", null)] : []),
    ]),
  );
};

const withLabel = (devices: Devices, label: string[]) =>
  devices.where(({ exists, selectFrom }) =>
    exists(
      selectFrom("device_labels")
        .innerJoin("labels", "labels.id", "device_labels.label_id")
        .whereRef("device_labels.device_id", "=", "devices.id")
        .where("device_labels.label_id", "in", label)
        .where("labels.deleted_at", "is", null)
        .select("labels.id"),
    ),
  );

const matching = (devices: Devices, pattern: string) =>
  devices.where((where) =>
    where.or([where("devices.name", "ilike", pattern), where("devices.reference", "ilike", pattern)]),
  );

export async function listDevices(ctx: TenantCtx, query: ListQuery) {
  let found = ofCustomer(ctx);
  if (query.q) found = matching(found, containing(query.q));
  if (query.status?.length) found = withStatus(found, query.status);
  if (query.label?.length) found = withLabel(found, query.label);
  const [devices, total] = await Promise.all([
    found
      .select(deviceColumns)
      .orderBy(orderOf(query.sort, deviceSorts, "name"))
      .orderBy("devices.id")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { devices, meta: { total_count: total.count } };
}

export async function getDevice(ctx: TenantCtx, id: string): Promise<Device> {
  const device = await ofCustomer(ctx).select(deviceColumns).where("devices.id", "=", id).executeTakeFirst();
  if (!device) throw notFound("Device");
  return device;
}
