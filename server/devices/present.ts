import { DEVICE_TEXTS, type DeviceDetails } from "#contract/devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { type Languages, presentTexts } from "#server/platform/texts.ts";
import type { DeviceRow } from "./table.ts";

/** The device as one locale sees it, with what it names instead of ids. What staff note for each other is not for a share session. */
export const presentDevice = (
  ctx: TenantCtx,
  { status_id: _status, vendor_id: _vendor, accountable_id: _accountable, ...device }: DeviceRow,
  { locale, ...languages }: Languages & { locale: string },
): DeviceDetails => ({
  ...device,
  internal_notes: ctx.actor.kind === "share" ? null : device.internal_notes,
  ...presentTexts(device, DEVICE_TEXTS, locale, languages),
});
