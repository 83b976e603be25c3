import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { type Connection, type Database, openDatabase } from "#server/platform/db.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { createLog } from "#server/platform/log.ts";
import { openStorage } from "#server/platform/media/open-storage.ts";
import { prepareDatabase } from "#server/platform/prepare-database.ts";
import { openWorkers } from "./open-workers.ts";

type Bench = {
  readonly database: Database;
  /** The owner's, for what only the owner may do. */
  readonly connection: Connection;
  /** Starts to answer, once there is something to measure. */
  readonly listen: () => Promise<string>;
};

/** Measures an app with a database of its own, and leaves nothing behind. */
export async function withApp(measure: (bench: Bench) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), "guidepost-bench-"));
  const quiet = { info: () => undefined, warn: console.warn };
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: quiet, settings: { fsync: "off" } });
  try {
    const { connections } = await prepareDatabase(connection, createLog("silent"));
    const database = openDatabase(connections);
    const nothing = () => Promise.resolve();
    const app = await createApp({
      config: readConfig({ DATA_DIR: dataDir }),
      database,
      storage: await openStorage({ folder: join(dataDir, "media") }),
      mailer: { send: nothing },
      jobs: { add: nothing, start: nothing, stop: nothing, cutOff: nothing },
      workers: openWorkers(connections),
      log: createLog("silent"),
    });
    await measure({ database, connection, listen: () => app.listen({ port: 0, host: "127.0.0.1" }) });
    await app.close();
    await database.close();
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
