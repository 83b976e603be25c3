import type { AlgorithmInput } from "#contract/algorithms.ts";
import { requireOrganizations } from "#server/organizations/require-organizations.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { refuse } from "./rules.ts";

type References = Pick<AlgorithmInput, "deployer_id" | "label_ids" | "suppliers">;

async function requireLabels(ctx: TenantCtx, ids: readonly string[]) {
  if (!ids.length) return;
  const rows = await ctx.db
    .selectFrom("labels")
    .select("id")
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", "is", null)
    .where("id", "in", ids)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  ids.forEach((id, at) => {
    if (!known.has(id)) throw refuse(`algorithm.label_ids.${at}`, "There is no such label");
  });
}

/** Refuses ids of what does not exist, or belongs to somebody else, by the name of the field. */
export async function checkReferences(ctx: TenantCtx, { deployer_id, label_ids = [], suppliers = [] }: References) {
  const suppliersByField = suppliers.map(({ organization_id }, at) => [
    `algorithm.suppliers.${at}.organization_id`,
    organization_id,
  ]);
  await requireOrganizations(ctx, {
    "algorithm.deployer_id": deployer_id,
    ...(Object.fromEntries(suppliersByField) as Record<string, string>),
  });
  await requireLabels(ctx, label_ids);
}
