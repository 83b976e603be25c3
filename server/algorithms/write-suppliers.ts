import type { AlgorithmInput } from "#contract/algorithms.ts";
import type { TenantCtx } from "#server/platform/context.ts";

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
