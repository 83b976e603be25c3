import type { AlgorithmDetails } from "#contract/algorithms.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { withoutInternal } from "#contract/records/field.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { type Languages, presentTexts } from "#server/platform/records/texts.ts";
import { ALGORITHM_TEXTS, type AlgorithmRow } from "./table.ts";

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

/** The algorithm without internal fields, its page, and labels that are not public. */
const publicAlgorithm = async (ctx: TenantCtx, algorithm: AlgorithmRow): Promise<AlgorithmRow> => ({
  ...withoutInternal(ALGORITHM, algorithm),
  labels: await publicLabelsOf(ctx, algorithm),
  page: null,
});

/** The algorithm in one locale. Share sessions get only its public part. */
export async function presentAlgorithm(
  ctx: TenantCtx,
  row: AlgorithmRow,
  { locale, ...languages }: Languages & { locale: string },
): Promise<AlgorithmDetails> {
  const { deployer_id: _deployer_id, ...algorithm } =
    ctx.actor.kind === "share" ? await publicAlgorithm(ctx, row) : row;
  return { ...algorithm, ...presentTexts(algorithm, ALGORITHM_TEXTS, locale, languages) };
}
