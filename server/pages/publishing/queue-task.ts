import type { Services } from "#server/platform/services.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

export type QueueTurn = { readonly is_empty: boolean };

/** Composing and comparing is calculation: it is done in a worker, and requests go on being answered. */
export const COMPARE_PAGES = workerTask<object, QueueTurn>("compare_pages", {
  deadline_ms: 120_000,
  max_input_bytes: 1000,
  is_background: true,
});

/** The job: turn by turn until nothing waits. */
export async function compareQueued({ workers }: Pick<Services, "workers">): Promise<void> {
  while (!(await workers.run(COMPARE_PAGES, {})).is_empty);
}
