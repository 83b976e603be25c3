import { ALGORITHM_TEXTS, type AlgorithmDetails } from "#contract/algorithms.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { type Languages, presentTexts } from "#server/platform/texts.ts";
import type { AlgorithmRow } from "./table.ts";

/** The algorithm as one locale sees it. What staff note for each other is not for a share session. */
export function presentAlgorithm(
  { actor }: TenantCtx,
  { deployer_id: _deployer_id, ...algorithm }: AlgorithmRow,
  { locale, ...languages }: Languages & { locale: string },
): AlgorithmDetails {
  return {
    ...algorithm,
    internal_notes: actor.kind === "share" ? null : algorithm.internal_notes,
    ...presentTexts(algorithm, ALGORITHM_TEXTS, locale, languages),
  };
}
