import { type DeviceChange, type DeviceDetails } from "#contract/devices.ts";
import type { Upload } from "#contract/endpoint.ts";
import { changeLabels } from "#server/labels/label-records.ts";
import { acceptUpload } from "#server/platform/media/accept-upload.ts";
import { changesOf, fieldChange } from "#server/platform/records/changes.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { requireVersion } from "#server/platform/database/locks.ts";
import { writeRecord } from "#server/platform/records/write-record.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { presentDevice } from "./present.ts";
import { holdKnown, refuseUnknown, requireLabels } from "./require-known.ts";
import { findDevice, getDevice, holdDevice } from "./service.ts";
import { DEVICE_FIELDS, DEVICE_TEXTS } from "./table.ts";

const COLUMNS = { fields: [...DEVICE_FIELDS, "photo_key"], texts: DEVICE_TEXTS } as const;

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
    await requireLabels(ctx, input.label_ids, "device.label_ids", device);
    const changes = changesOf(device, input, { ...COLUMNS, locale: language.locale });
    await changeLabels(ctx, { ...device, type: "device" }, input.label_ids, changes);
    await writeRecord(ctx, "device", id, changes);
    return presentDevice(ctx, await findDevice(ctx, id), language);
  });

export async function uploadDevicePhoto(
  ctx: TenantCtx,
  id: string,
  asked: string | undefined,
  upload: Upload,
): Promise<DeviceDetails> {
  await getDevice(ctx, id, asked);
  return acceptUpload(ctx, upload, async (ctx, photo_key) => {
    const device = await holdDevice(ctx, id);
    await writeRecord(ctx, "device", id, fieldChange(device, "photo_key", photo_key));
    return getDevice(ctx, id, asked);
  });
}
