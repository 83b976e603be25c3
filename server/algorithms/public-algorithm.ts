import type { TenantCtx } from "#server/platform/context.ts";
import type { AlgorithmRow } from "./table.ts";

async function publicLabelsOf(ctx: TenantCtx, { id, labels }: AlgorithmRow) {
  const rows = await ctx.db
    .selectFrom("algorithm_labels")
    .innerJoin("labels", "labels.id", "algorithm_labels.label_id")
    .select("labels.id")
    .where("algorithm_labels.customer_id", "=", ctx.customer_id)
    .where("algorithm_labels.algorithm_id", "=", id)
    .where("labels.is_public", "=", true)
    .execute();
  const shown = new Set(rows.map((row) => row.id));
  return labels.filter((label) => shown.has(label.id));
}

/** The algorithm without what is for staff: notes, plans, unfinished pages, labels that are not public. */
export const publicAlgorithm = async (ctx: TenantCtx, algorithm: AlgorithmRow): Promise<AlgorithmRow> => ({
  ...algorithm,
  labels: await publicLabelsOf(ctx, algorithm),
  page: null,
  review_due_on: null,
  internal_notes: null,
});
