import { join } from "node:path";
import type { Connection } from "#server/platform/db.ts";
import { createLog } from "#server/platform/log.ts";
import { ROOT } from "#server/platform/root.ts";
import { createWorkers } from "#server/platform/workers/worker-pool.ts";

/** As many threads as in production, with its limits; none is started before there is work. */
export const openWorkers = (connection: Connection) =>
  createWorkers({
    entry: join(ROOT, "server", "worker.ts"),
    connection,
    log: createLog("error"),
    threads: 2,
    heap_mb: 512,
  });
