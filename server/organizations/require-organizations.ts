import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors.ts";

/**
 * Refuses ids of organizations that the customer does not have, by the fields that carry them. Those it finds stay
 * until the transaction ends: no removal or merge comes between this check and the write that names them.
 */
export async function requireOrganizations(ctx: TenantCtx, named: Readonly<Record<string, string | null | undefined>>) {
  const ids = Object.values(named).filter((id) => typeof id === "string");
  if (!ids.length) return;
  const found = await ctx.db
    .selectFrom("organizations")
    .select("id")
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", "is", null)
    .where("id", "in", ids)
    .orderBy("id")
    .forShare()
    .execute();
  const known = new Set(found.map(({ id }) => id));
  const missing = Object.entries(named).filter(([, id]) => id && !known.has(id));
  const message = "There is no such organization";
  if (missing.length)
    throw new AppError("invalid_input", message, {
      fields: Object.fromEntries(missing.map(([field]) => [field, message])),
    });
}
