import type { AlgorithmInput } from "#contract/algorithms.ts";
import { unknownLabels } from "#server/labels/unknown-labels.ts";
import { holdNamed, refuseUnknown } from "#server/organizations/require-organizations.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { refuse } from "./rules.ts";
import type { AlgorithmRow } from "./table.ts";

type References = Pick<AlgorithmInput, "deployer_id" | "label_ids" | "suppliers">;

/** Locks and returns those of these organizations that the customer has. Call it before locking the algorithm. */
export const holdReferences = (ctx: TenantCtx, { deployer_id, suppliers = [] }: References) =>
  holdNamed(ctx, [deployer_id, ...suppliers.map(({ organization_id }) => organization_id)]);

/** Rejects ids of missing records, and of other customers', with the field of each. */
export async function checkReferences(
  ctx: TenantCtx,
  { deployer_id, label_ids = [], suppliers = [] }: References,
  known: ReadonlySet<string>,
  before?: AlgorithmRow,
) {
  const suppliersByField = suppliers.map(({ organization_id }, at) => [
    `algorithm.suppliers.${at}.organization_id`,
    organization_id,
  ]);
  const named = {
    "algorithm.deployer_id": deployer_id,
    ...(Object.fromEntries(suppliersByField) as Record<string, string>),
  };
  refuseUnknown(named, known, [
    before?.deployer_id,
    ...(before?.suppliers ?? []).map(({ organization }) => organization.id),
  ]);
  const unknown = await unknownLabels(ctx, label_ids, before && { type: "algorithm", id: before.id });
  const at = label_ids.findIndex((id) => unknown.has(id));
  if (at >= 0) throw refuse(`algorithm.label_ids.${at}`, "Unknown label");
}

/** A copy omits references to deleted records. */
export const withoutGone = <T extends References>(copied: T, known: ReadonlySet<string>): T => ({
  ...copied,
  ...(copied.deployer_id && !known.has(copied.deployer_id) && { deployer_id: null }),
  ...(copied.suppliers && { suppliers: copied.suppliers.filter(({ organization_id }) => known.has(organization_id)) }),
});
