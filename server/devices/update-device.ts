import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { type DeviceChange, type DeviceDetails } from "#contract/devices.ts";
import type { Upload } from "#contract/endpoint.ts";
import { acceptUpload } from "#server/platform/media/accept-upload.ts";
import { audit } from "#server/platform/records/audit.ts";
import { addFieldChanges } from "#server/platform/records/changes.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { requireVersion } from "#server/platform/database/locks.ts";
import { addTextChanges, type Changes, noChanges } from "#server/platform/records/texts.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { addLabels, takeLabels } from "./label-devices.ts";
import { presentDevice } from "./present.ts";
import { holdKnown, refuseUnknown, requireLabels } from "./require-known.ts";
import { findDevice, holdDevice } from "./service.ts";
import { DEVICE_FIELDS, DEVICE_TEXTS, type DeviceRow } from "./table.ts";

/** Writes the columns that changed; what changed beside the row, such as labels, only moves its version on. */
async function write(ctx: TenantCtx, id: string, { set, before, after }: Changes) {
  if (!Object.keys(after).length) return;
  await ctx.db
    .updateTable("devices")
    .set({ ...set, updated_by: userIdOf(ctx), updated_at: sql`now()`, lock_version: sql`lock_version + 1` })
    .where("id", "=", id)
    .where("customer_id", "=", ctx.customer_id)
    .execute();
  await audit(ctx, { action: "device.updated", subject_type: "device", subject_id: id, before, after });
}

async function changeLabels(ctx: TenantCtx, device: DeviceRow, wanted: string[] | undefined, changes: Changes) {
  if (!wanted) return;
  const old = device.labels.map((label) => label.id);
  const label_ids = [...new Set(wanted)];
  if (isDeepStrictEqual(new Set(old), new Set(label_ids))) return;
  await requireLabels(ctx, label_ids, "device.label_ids", device);
  const taken = old.filter((id) => !label_ids.includes(id));
  await takeLabels(ctx, [device.id], taken);
  await addLabels(ctx, [device.id], label_ids);
  changes.before["label_ids"] = old;
  changes.after["label_ids"] = label_ids;
}

export const updateDevice = (
  ctx: TenantCtx,
  id: string,
  asked: string | undefined,
  { lock_version, ...input }: DeviceChange,
): Promise<DeviceDetails> =>
  inTransaction(ctx, async (ctx) => {
    const language = await contentLanguage(ctx, asked);
    const known = await holdKnown(ctx, input);
    const device = await holdDevice(ctx, id);
    await requireVersion(ctx, "This device", device, lock_version, () => presentDevice(ctx, device, language));
    refuseUnknown(known, input, device);
    const changes = noChanges();
    addFieldChanges(changes, device, input, [...DEVICE_FIELDS, "photo_key"]);
    addTextChanges(changes, device, input, { names: DEVICE_TEXTS, locale: language.locale });
    await changeLabels(ctx, device, input.label_ids, changes);
    await write(ctx, id, changes);
    return presentDevice(ctx, await findDevice(ctx, id), language);
  });

export async function uploadDevicePhoto(
  ctx: TenantCtx,
  id: string,
  asked: string | undefined,
  upload: Upload,
): Promise<DeviceDetails> {
  await findDevice(ctx, id);
  const language = await contentLanguage(ctx, asked);
  return acceptUpload(ctx, upload, async (ctx, photo_key) => {
    const device = await holdDevice(ctx, id);
    const changes = noChanges();
    addFieldChanges(changes, device, { photo_key }, ["photo_key"]);
    await write(ctx, id, changes);
    return presentDevice(ctx, await findDevice(ctx, id), language);
  });
}
