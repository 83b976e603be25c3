import type { Services } from "#server/platform/services.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

export type QueueTurn = { readonly is_empty: boolean };

/** CPU-bound, so it runs in a worker. */
export const COMPARE_PAGES = workerTask<object, QueueTurn>("compare_pages", {
  deadline_ms: 120_000,
  max_input_bytes: 1000,
  is_background: true,
});

/** The job: runs turns until the queue is empty. */
export async function compareQueued({ workers }: Pick<Services, "workers">): Promise<void> {
  while (!(await workers.run(COMPARE_PAGES, {})).is_empty);
}
