import type { AlgorithmDetails } from "#contract/algorithms.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { type Languages, presentTexts } from "#server/platform/records/texts.ts";
import { publicAlgorithm } from "./public-algorithm.ts";
import { ALGORITHM_TEXTS, type AlgorithmRow } from "./table.ts";

/** The algorithm as one locale sees it. A share session sees no more of it than the public may. */
export async function presentAlgorithm(
  ctx: TenantCtx,
  row: AlgorithmRow,
  { locale, ...languages }: Languages & { locale: string },
): Promise<AlgorithmDetails> {
  const { deployer_id: _deployer_id, ...algorithm } =
    ctx.actor.kind === "share" ? await publicAlgorithm(ctx, row) : row;
  return { ...algorithm, ...presentTexts(algorithm, ALGORITHM_TEXTS, locale, languages) };
}
