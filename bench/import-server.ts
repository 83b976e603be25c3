import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { type Connections, openDatabase } from "#server/platform/database/db.ts";
import { createJobs } from "#server/platform/workers/jobs.ts";
import { createLog } from "#server/platform/process/log.ts";
import { openStorage } from "#server/platform/media/open-storage.ts";
import { createSecretBox } from "#server/platform/identity/secret-box.ts";
import { createOutbound } from "#server/platform/outbound/outbound.ts";
import { createTasks } from "#server/tasks.ts";
import { openWorkers } from "./open-workers.ts";

/** The server as in production, with requests and jobs in one process. Talks to its parent by messages. */
async function serve(connections: Connections) {
  const data_dir = await mkdtemp(join(tmpdir(), "guidepost-bench-files-"));
  const config = readConfig({ DATA_DIR: data_dir, DEMO: "false" });
  const database = openDatabase(connections);
  const storage = await openStorage({ folder: data_dir });
  const mailer = { send: () => Promise.resolve() };
  const log = createLog("error");
  const workers = openWorkers(connections);
  const outbound = createOutbound(config);
  const secrets = createSecretBox([]);
  const tasks = createTasks({ config, database, mailer, outbound, secrets, storage, workers });
  const jobs = await createJobs(database, tasks, log);
  const app = await createApp({
    config,
    database,
    storage,
    mailer,
    outbound,
    jobs,
    workers,
    secrets,
    log,
  });
  await jobs.start();
  process.once("SIGTERM", () => {
    void (async () => {
      await app.close();
      await workers.stop();
      await jobs.stop();
      await database.close();
      await rm(data_dir, { recursive: true, force: true });
      process.exit(0);
    })();
  });
  return app.listen({ port: 0, host: "127.0.0.1" });
}

process.once("message", (connections: Connections) => {
  void serve(connections).then((address) => process.send?.({ address }));
});
