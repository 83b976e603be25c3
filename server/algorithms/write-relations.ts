import type { AlgorithmInput } from "#contract/algorithms.ts";
import type { TenantCtx } from "#server/platform/context.ts";

/** A deleted label stays on the algorithm, out of sight: it may come back. */
export async function writeLabels(ctx: TenantCtx, algorithm_id: string, label_ids: readonly string[]) {
  const { customer_id } = ctx;
  await ctx.db
    .deleteFrom("algorithm_labels")
    .using("labels")
    .whereRef("labels.id", "=", "algorithm_labels.label_id")
    .where("labels.deleted_at", "is", null)
    .where("algorithm_labels.customer_id", "=", customer_id)
    .where("algorithm_labels.algorithm_id", "=", algorithm_id)
    .execute();
  if (!label_ids.length) return;
  await ctx.db
    .insertInto("algorithm_labels")
    .values([...new Set(label_ids)].map((label_id) => ({ customer_id, algorithm_id, label_id })))
    .onConflict((row) => row.doNothing())
    .execute();
}

/** The same organization in the same role counts once. */
const unique = (suppliers: NonNullable<AlgorithmInput["suppliers"]>) => [
  ...new Map(suppliers.map((supplier) => [`${supplier.organization_id} ${supplier.role}`, supplier])).values(),
];

export async function writeSuppliers(
  ctx: TenantCtx,
  algorithm_id: string,
  suppliers: NonNullable<AlgorithmInput["suppliers"]>,
) {
  const { customer_id } = ctx;
  await ctx.db
    .deleteFrom("algorithm_suppliers")
    .where("customer_id", "=", customer_id)
    .where("algorithm_id", "=", algorithm_id)
    .execute();
  if (!suppliers.length) return;
  await ctx.db
    .insertInto("algorithm_suppliers")
    .values(unique(suppliers).map((supplier, position) => ({ customer_id, algorithm_id, ...supplier, position })))
    .execute();
}
