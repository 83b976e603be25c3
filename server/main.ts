import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { createApp } from "./app.ts";
import { seedDemo } from "./demo/seed.ts";
import { printWelcome } from "./platform/process/welcome.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { type Connection, openDatabase } from "./platform/database/db.ts";
import { startEmbeddedPostgres } from "./platform/database/embedded-postgres/embedded-postgres.ts";
import { createJobs } from "./platform/workers/jobs.ts";
import { listen } from "./platform/http/listen.ts";
import { createSecretBox } from "./platform/identity/secret-box.ts";
import { secretKeys } from "./platform/identity/secret-keys.ts";
import { createLog, type Log } from "./platform/process/log.ts";
import { createMailer } from "./platform/mail/mail.ts";
import { openConfiguredStorage } from "./platform/media/open-storage.ts";
import { createOutbound } from "./platform/outbound/outbound.ts";
import { prepareDatabase } from "./platform/database/prepare-database.ts";
import type { Services } from "./platform/services.ts";
import { type Closer, closeAll } from "./platform/process/shutdown.ts";
import { createWorkers } from "./platform/workers/worker-pool.ts";
import { createSetupToken } from "./session/set-up.ts";
import { createTasks } from "./tasks.ts";

async function findPostgres(
  config: Config,
  log: Log,
  closers: Closer[],
  fail: (reason: string) => void,
): Promise<Connection> {
  if (config.DATABASE_URL) return { connectionString: config.DATABASE_URL };
  const postgres = await startEmbeddedPostgres({
    dataDir: config.data_dir,
    log: { info: (text) => log.info(text), warn: (text) => log.warn(text) },
    onExit: fail,
  });
  closers.push({ finish: () => postgres.stop() });
  return postgres.connection;
}

/** Beside this file: TypeScript in development, one bundle in production. */
const WORKER_ENTRY = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "worker.ts" : "worker.js", import.meta.url),
);

const namedLogins = (config: Config) => ({ tenant: config.DATABASE_TENANT_URL, system: config.DATABASE_SYSTEM_URL });

async function createServices(config: Config, log: Log, owner: Connection, closers: Closer[]): Promise<Services> {
  const { connections, migrated } = await prepareDatabase(owner, log, namedLogins(config));
  if (migrated.length) log.info(`Migrated: ${migrated.join(", ")}`);
  const onError = (error: Error) => log.warn(`A database connection was lost: ${error.message}`);
  const database = openDatabase(connections, { max: config.DATABASE_POOL, onError });
  closers.push({ finish: () => database.close() });
  const storage = await openConfiguredStorage(config);
  const secrets = createSecretBox(await secretKeys(config));
  const outbox_dir = join(config.data_dir, "outbox");
  const mailer = createMailer({ smtp_url: config.SMTP_URL, from: config.MAIL_FROM, outbox_dir, log });
  const limits = { processes: config.WORKER_PROCESSES, heap_mb: config.WORKER_MEMORY };
  const workers = createWorkers({ entry: WORKER_ENTRY, connections, log, ...limits });
  closers.push({ finish: () => workers.stop() });
  const outbound = createOutbound(config);
  const tasks = createTasks({ config, database, mailer, outbound, secrets, storage, workers });
  const jobs = await createJobs(database, tasks, log);
  return { config, database, storage, mailer, outbound, jobs, workers, secrets, log };
}

/** Queues the job when a transaction notifies, once for all processes. */
function queueOnNotify(channel: string, name: "compare_pages" | "send_webhooks", { database, jobs, log }: Services) {
  const ask = () =>
    void jobs
      .add(name, {}, { key: name, queue: name })
      .catch((error: unknown) => log.warn({ err: error }, `${name} could not be queued`));
  return listen(database, channel, { onOpen: ask, onMessage: ask, onLost: () => undefined });
}

/** Config → database → services → app → listen. Closed in reverse order. */
async function start(closers: Closer[], fail: (reason: string) => void) {
  const config = readConfig(process.env);
  const log = createLog(config.log_level);
  await mkdir(config.data_dir, { recursive: true });
  const owner = await findPostgres(config, log, closers, fail);
  const services = await createServices(config, log, owner, closers);
  if (config.demo) await seedDemo(services.database, services);
  const app = await createApp(services);
  closers.push({
    finish: () => Promise.all([app.close(), services.jobs.stop()]),
    cutOff: async () => {
      app.server.closeAllConnections();
      // Jobs wait for their workers' tasks; the next process retries them.
      await services.workers.stop();
      return services.jobs.cutOff();
    },
  });
  await services.jobs.start();
  // this version may check differently from the previous one
  await services.jobs.add("recount_chains", {}, { key: "recount_chains" });
  closers.push({ finish: queueOnNotify("pages_to_compare", "compare_pages", services) });
  closers.push({ finish: queueOnNotify("webhooks_due", "send_webhooks", services) });
  await app.listen({ port: config.PORT, host: config.HOST });
  printWelcome({ config, setup_token: await createSetupToken(services.database.system) });
}

// Responses are long, short-lived strings. By default V8 lets garbage grow to three times the live heap.
setFlagsFromString("--heap-growing-percent=25");

/** Supervisors often kill a process after 15 seconds or more. */
const PATIENCE_MS = 10_000;
/** A terminal and npm both forward one Ctrl-C. */
const SAME_SIGNAL_MS = 1000;

const closers: Closer[] = [];
let closingSince: number | undefined;

async function close(code: number) {
  if (closingSince !== undefined) return;
  closingSince = performance.now();
  await closeAll(closers, PATIENCE_MS, (error) => console.error(error));
  process.exit(code);
}

function fail(reason: string) {
  if (closingSince !== undefined) return;
  console.error(`Guidepost stops: ${reason}`);
  void close(1);
}

/** The first signal stops gracefully; a second one exits at once, and PostgreSQL stops with its app. */
function onSignal() {
  if (closingSince !== undefined && performance.now() - closingSince > SAME_SIGNAL_MS) process.exit(1);
  void close(0);
}

process.on("SIGTERM", onSignal);
process.on("SIGINT", onSignal);
process.on("unhandledRejection", (error) =>
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error)),
);

start(closers, fail).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
