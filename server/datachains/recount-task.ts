import type { Services } from "#server/platform/services.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

/** Up to which chain the walk has come; null is before the first, and after the last. */
export type RecountTurn = { readonly after: string | null };

/** Checking is calculation: it is done in a worker, and requests go on being answered. */
export const RECOUNT_CHAINS = workerTask<RecountTurn, RecountTurn>("recount_chains", {
  deadline_ms: 120_000,
  max_input_bytes: 1000,
  is_background: true,
});

/** The job: turn by turn through all chains that were counted otherwise. */
export async function recountAll({ workers }: Pick<Services, "workers">): Promise<void> {
  let turn: RecountTurn = { after: null };
  do turn = await workers.run(RECOUNT_CHAINS, turn);
  while (turn.after !== null);
}
