import type { RestoreReport } from "#contract/customer-file.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";
import type { Restoring } from "./restore-file.ts";

/** A request waits for it. What takes longer is restored on the command line. */
export const RESTORE_FILE = workerTask<Restoring, RestoreReport>("restore_customer_file", {
  deadline_ms: 100_000,
  max_input_bytes: 10_000,
  is_background: true,
});
