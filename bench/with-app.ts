import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { type Connection, type Connections, type Database, openDatabase } from "#server/platform/database/db.ts";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres/embedded-postgres.ts";
import { createLog } from "#server/platform/process/log.ts";
import { openStorage } from "#server/platform/media/open-storage.ts";
import { createSecretBox } from "#server/platform/identity/secret-box.ts";
import { createOutbound } from "#server/platform/outbound/outbound.ts";
import { prepareDatabase } from "#server/platform/database/prepare-database.ts";
import type { Workers } from "#server/platform/workers/worker-pool.ts";
import { openWorkers } from "./open-workers.ts";

type Bench = {
  readonly database: Database;
  /** The database owner's connection. */
  readonly connection: Connection;
  /** The app's own connections, for use by another process. */
  readonly connections: Connections;
  readonly workers: Workers;
  /** Starts listening, once everything is set up. */
  readonly listen: () => Promise<string>;
};

/** Runs a bench on an app with its own database, then cleans up. `env`: additional settings. */
export async function withApp(measure: (bench: Bench) => Promise<void>, env: NodeJS.ProcessEnv = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "guidepost-bench-"));
  const quiet = { info: () => undefined, warn: console.warn };
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: quiet, settings: { fsync: "off" } });
  try {
    const { connections } = await prepareDatabase(connection, createLog("silent"));
    const database = openDatabase(connections);
    const nothing = () => Promise.resolve();
    const workers = openWorkers(connections);
    const config = readConfig({ DATA_DIR: dataDir, ...env });
    const app = await createApp({
      config,
      database,
      storage: await openStorage({ folder: join(dataDir, "media") }),
      mailer: { send: nothing },
      outbound: createOutbound(config),
      jobs: { add: nothing, start: nothing, stop: nothing, cutOff: nothing },
      workers,
      secrets: createSecretBox([]),
      log: createLog("silent"),
    });
    const listen = () => app.listen({ port: 0, host: "127.0.0.1" });
    await measure({ database, connection, connections, workers, listen });
    await app.close();
    await database.close();
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
