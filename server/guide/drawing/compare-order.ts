import type { ChangeLimits } from "#guide/describe-changes.ts";
import type { GuideSite } from "#guide/site.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

/** Two version numbers of a page, and which part of their differences to return. */
type Pair = ChangeLimits & { readonly from: number; readonly to: number };

export type CompareOrder = {
  readonly customer_id: string;
  readonly page_id: string;
  readonly site: GuideSite;
  readonly locale: string;
  readonly today: string;
  readonly pairs: readonly Pair[];
  /** Versions never change, but their visible parts do: part of the cache key. */
  readonly visibility: string;
};

/** `DescribedChanges` of each pair, as JSON. CPU-bound: long texts take seconds. */
export const COMPARE_VERSIONS = workerTask<CompareOrder, Uint8Array>("compare_versions", {
  deadline_ms: 30_000,
  max_input_bytes: 8 * 1024 * 1024,
});
