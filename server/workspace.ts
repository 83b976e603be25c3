import { mkdir } from "node:fs/promises";
import { runCommand, USAGE } from "./customer-file/run-command.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { type Connection, openDatabase } from "./platform/database/db.ts";
import { startEmbeddedPostgres } from "./platform/database/embedded-postgres/embedded-postgres.ts";
import { findRunning } from "./platform/database/embedded-postgres/find-running.ts";
import { prepareDatabase } from "./platform/database/prepare-database.ts";
import { openConfiguredStorage } from "./platform/media/open-storage.ts";
import { createLog } from "./platform/process/log.ts";
import { createJobs, type JobTasks } from "./platform/workers/jobs.ts";

/**
 * Entry point of the command line. Works on the database in DATABASE_URL or on the embedded one, whether Guidepost is
 * running or not.
 */
const log = createLog("warn");

async function run(config: Config, owner: Connection) {
  const named = { tenant: config.DATABASE_TENANT_URL, system: config.DATABASE_SYSTEM_URL };
  const { connections } = await prepareDatabase(owner, log, named);
  const database = openDatabase(connections, { max: 4 });
  // Queued only: a running Guidepost does the work.
  const jobs = await createJobs(database, {} as JobTasks, log);
  const storage = await openConfiguredStorage(config);
  try {
    const isDone = await runCommand({ config, database, storage, jobs }, process.argv.slice(2), console.log);
    if (isDone) return;
    console.error(USAGE);
    process.exitCode = 2;
  } finally {
    await jobs.stop();
    await database.close();
  }
}

async function runEmbedded(config: Config) {
  await mkdir(config.data_dir, { recursive: true });
  const running = await findRunning(config.data_dir);
  if (running) return run(config, running);
  const postgres = await startEmbeddedPostgres({
    dataDir: config.data_dir,
    log: { info: () => undefined, warn: console.warn },
  });
  try {
    return await run(config, postgres.connection);
  } finally {
    await postgres.stop();
  }
}

try {
  const config = readConfig(process.env);
  await (config.DATABASE_URL ? run(config, { connectionString: config.DATABASE_URL }) : runEmbedded(config));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
