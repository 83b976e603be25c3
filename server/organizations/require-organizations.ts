import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";

type Id = string | null | undefined;
/** Ids by the fields that carry them. */
type Named = Readonly<Record<string, Id>>;

/**
 * Of these, the organizations that the customer has. They stay until the transaction ends: no removal or merge comes
 * between this look and the write that names them. To be held before what names them.
 */
export async function holdNamed(ctx: TenantCtx, named: readonly Id[]): Promise<ReadonlySet<string>> {
  const ids = named.filter((id) => typeof id === "string");
  if (!ids.length) return new Set();
  const found = await ctx.db
    .selectFrom("organizations")
    .select("id")
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", "is", null)
    .where("id", "in", ids)
    .orderBy("id")
    .forKeyShare()
    .execute();
  return new Set(found.map(({ id }) => id));
}

/** Refuses ids that are not known, by their fields. What the record names already may have gone since, and is let be. */
export function refuseUnknown(named: Named, known: ReadonlySet<string>, already: readonly Id[] = []) {
  const unknown = Object.entries(named).filter(([, id]) => id && !known.has(id) && !already.includes(id));
  const message = "Unknown organization";
  if (unknown.length)
    throw new AppError("invalid_input", message, {
      fields: Object.fromEntries(unknown.map(([field]) => [field, message])),
    });
}

/** For who holds nothing yet. */
export async function requireOrganizations(ctx: TenantCtx, named: Named) {
  refuseUnknown(named, await holdNamed(ctx, Object.values(named)));
}
