import type { DeviceChange } from "#contract/devices.ts";
import { requireOrganizations } from "#server/organizations/require-organizations.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors.ts";

const refuse = (field: string, message: string) =>
  new AppError("invalid_input", message, { fields: { [field]: message } });

/** Held until the transaction ends, so that no removal comes between this check and the write. */
export async function requireStatus(ctx: TenantCtx, id: string | null | undefined, field: string) {
  if (!id) return;
  const found = await ctx.db
    .selectFrom("device_statuses")
    .select("id")
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst();
  if (!found) throw refuse(field, "There is no such status");
}

export async function requireLabels(ctx: TenantCtx, ids: readonly string[] | undefined, field: string) {
  if (!ids?.length) return;
  const found = await ctx.db
    .selectFrom("labels")
    .select("id")
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", "is", null)
    .where("id", "in", ids)
    .execute();
  if (found.length !== new Set(ids).size) throw refuse(field, "There is no such label");
}

/** Refuses what a device would point to and the customer does not have, by the field that names it. */
export async function requireKnown(ctx: TenantCtx, input: Omit<DeviceChange, "lock_version">) {
  await requireStatus(ctx, input.status_id, "device.status_id");
  await requireLabels(ctx, input.label_ids, "device.label_ids");
  await requireOrganizations(ctx, {
    "device.vendor_id": input.vendor_id,
    "device.accountable_id": input.accountable_id,
  });
}
