import { join } from "node:path";
import type { Connections } from "#server/platform/database/db.ts";
import { createLog } from "#server/platform/process/log.ts";
import { ROOT } from "#server/platform/process/root.ts";
import { createWorkers } from "#server/platform/workers/worker-pool.ts";

/** As many threads as in production, with the same limits; started on demand. */
export const openWorkers = (connections: Connections) =>
  createWorkers({
    entry: join(ROOT, "server", "worker.ts"),
    connections,
    log: createLog("error"),
    processes: 2,
    heap_mb: 512,
  });
