import { sql } from "kysely";
import type { DeviceDetails } from "#contract/devices.ts";
import { audit } from "#server/platform/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/errors.ts";
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

/** The row, held until the transaction ends: what is compared with it stays true. Read after the wait for it, labels and all. */
export async function holdDevice(ctx: TenantCtx, id: string): Promise<DeviceRow> {
  await allDevices(ctx).select("devices.id").where("devices.id", "=", id).forUpdate().execute();
  return findDevice(ctx, id);
}

export async function getDevice(ctx: TenantCtx, id: string, asked: string | undefined): Promise<DeviceDetails> {
  const [device, language] = await Promise.all([findDevice(ctx, id), contentLanguage(ctx, asked)]);
  return presentDevice(ctx, device, language);
}

const setDeleted = (ctx: TenantCtx, id: string, isDeleted: boolean) =>
  ctx.db
    .updateTable("devices")
    .set({
      deleted_at: isDeleted ? sql`now()` : null,
      updated_by: userIdOf(ctx),
      updated_at: sql`now()`,
      lock_version: sql`lock_version + 1`,
    })
    .where("id", "=", id)
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", isDeleted ? "is" : "is not", null)
    .executeTakeFirst();

/** Out of sight with all that belongs to it, so that it can come back whole; the sweep job clears it later. */
export const removeDevice = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { name, reference } = await holdDevice(ctx, id);
    await setDeleted(ctx, id, true);
    await audit(ctx, {
      action: "device.removed",
      subject_type: "device",
      subject_id: id,
      before: { name, reference },
    });
  });

export const restoreDevice = (ctx: TenantCtx, id: string, asked: string | undefined) =>
  inTransaction(ctx, async (ctx) => {
    const restored = await setDeleted(ctx, id, false);
    if (restored.numUpdatedRows)
      await audit(ctx, { action: "device.restored", subject_type: "device", subject_id: id });
    return getDevice(ctx, id, asked).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found")
        throw new AppError("not_found", "Device not found: it may be gone for good", { cause: error });
      throw error;
    });
  });
