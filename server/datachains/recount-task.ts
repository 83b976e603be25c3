import type { Services } from "#server/platform/services.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

/** The last chain counted; null before the first and after the last. */
export type RecountTurn = { readonly after: string | null };

/** CPU-bound, so it runs in a worker. */
export const RECOUNT_CHAINS = workerTask<RecountTurn, RecountTurn>("recount_chains", {
  deadline_ms: 120_000,
  max_input_bytes: 1000,
  is_background: true,
});

/** The job: runs turns until all stale chains are recounted. */
export async function recountAll({ workers }: Pick<Services, "workers">): Promise<void> {
  let turn: RecountTurn = { after: null };
  do turn = await workers.run(RECOUNT_CHAINS, turn);
  while (turn.after !== null);
}
