import type { DeviceChange } from "#contract/devices.ts";
import { unknownLabels } from "#server/labels/unknown-labels.ts";
import { holdNamed, refuseUnknown as refuseOrganizations } from "#server/organizations/require-organizations.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";

const refuse = (field: string, message: string) =>
  new AppError("invalid_input", message, { fields: { [field]: message } });

/** Locked until the transaction ends, so that they cannot be removed before the write. */
async function hasStatus(ctx: TenantCtx, id: string | null | undefined) {
  if (!id) return true;
  const found = await ctx.db
    .selectFrom("device_statuses")
    .select("id")
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  return Boolean(found);
}

export async function requireStatus(ctx: TenantCtx, id: string | null | undefined, field: string) {
  if (!(await hasStatus(ctx, id))) throw refuse(field, "Unknown status");
}

/** Without a device, all of them count as added. */
export async function requireLabels(ctx: TenantCtx, ids: string[] | undefined, field: string, device?: { id: string }) {
  const unknown = await unknownLabels(ctx, ids, device && { type: "device", id: device.id });
  if (unknown.size) throw refuse(field, "Unknown label");
}

type Naming = Pick<DeviceChange, "status_id" | "vendor_id" | "accountable_id">;
type Known = { readonly isStatusKnown: boolean; readonly organizations: ReadonlySet<string> };

/** Locks the status and organizations a device refers to. Call it before locking the device. */
export const holdKnown = async (ctx: TenantCtx, { status_id, vendor_id, accountable_id }: Naming): Promise<Known> => ({
  isStatusKnown: await hasStatus(ctx, status_id),
  organizations: await holdNamed(ctx, [vendor_id, accountable_id]),
});

/** A copy omits references to deleted records. */
export const withoutGone = <T extends Naming>(copied: T, { isStatusKnown, organizations }: Known): T => ({
  ...copied,
  ...(!isStatusKnown && { status_id: null }),
  ...(copied.vendor_id && !organizations.has(copied.vendor_id) && { vendor_id: null }),
  ...(copied.accountable_id && !organizations.has(copied.accountable_id) && { accountable_id: null }),
});

/** Rejects unknown references, with the field of each. */
export function refuseUnknown({ isStatusKnown, organizations }: Known, input: Naming, device?: Naming) {
  if (input.status_id && !isStatusKnown) throw refuse("device.status_id", "Unknown status");
  const named = { "device.vendor_id": input.vendor_id, "device.accountable_id": input.accountable_id };
  refuseOrganizations(named, organizations, [device?.vendor_id, device?.accountable_id]);
}
