import type { DeviceDetails } from "#contract/devices.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { removeRecord, restoreRecord } from "#server/platform/records/write-record.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { allDevices, named } from "./find-devices.ts";
import { presentDevice } from "./present.ts";
import { deviceColumns, deviceDetailColumns, type DeviceRow } from "./table.ts";

export async function findDevice(ctx: TenantCtx, id: string): Promise<DeviceRow> {
  const device = await named(allDevices(ctx))
    .where("devices.id", "=", id)
    .select(deviceColumns)
    .select(deviceDetailColumns)
    .$castTo<DeviceRow>()
    .executeTakeFirst();
  if (!device) throw notFound("Device");
  return device;
}

/** Locks the row until the transaction ends, then reads it with its labels, so that comparisons with it stay valid. */
export async function holdDevice(ctx: TenantCtx, id: string): Promise<DeviceRow> {
  await holdToChange(ctx, "devices", [id]);
  return findDevice(ctx, id);
}

export async function getDevice(ctx: TenantCtx, id: string, asked: string | undefined): Promise<DeviceDetails> {
  const [device, language] = await Promise.all([findDevice(ctx, id), contentLanguage(ctx, asked)]);
  return presentDevice(ctx, device, language);
}

const nameOf = ({ name, reference }: DeviceRow) => ({ name, reference });

export const removeDevice = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => removeRecord(ctx, "device", id, nameOf(await holdDevice(ctx, id))));

export const restoreDevice = (ctx: TenantCtx, id: string, asked: string | undefined) =>
  inTransaction(ctx, async (ctx) => {
    await restoreRecord(ctx, "device", id, { find: findDevice, kept: nameOf });
    return getDevice(ctx, id, asked);
  });
