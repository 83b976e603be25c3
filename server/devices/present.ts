import type { DeviceDetails } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { type Languages, presentTexts } from "#server/platform/records/texts.ts";
import { publicDevice } from "./public-device.ts";
import { DEVICE_TEXTS, type DeviceRow } from "./table.ts";

/** The device in one locale. Share sessions get only its public part. */
export async function presentDevice(
  ctx: TenantCtx,
  row: DeviceRow,
  { locale, ...languages }: Languages & { locale: string },
): Promise<DeviceDetails> {
  const seen = ctx.actor.kind === "share" ? await publicDevice(ctx, row) : row;
  // references are returned by name, not by id
  const { status_id: _status, vendor_id: _vendor, accountable_id: _accountable, ...device } = seen;
  return { ...device, ...presentTexts(device, DEVICE_TEXTS, locale, languages) };
}
