import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres/embedded-postgres.ts";
import type { Connections } from "#server/platform/database/db.ts";
import { createLog } from "#server/platform/process/log.ts";
import { prepareDatabase } from "#server/platform/database/prepare-database.ts";
import { ROOT } from "#server/platform/process/root.ts";
import { bundleServer } from "../../scripts/bundle-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the bundles that processes and workers start from. */
    workers: string;
    /** Where apps store their files. */
    files: string;
    /** The superuser. */
    postgres: { host: string; user: string; port: number; database: string };
    /** The logins of the two pools. */
    connections: Connections;
  }
}

/** Speed over safety: these databases exist for one run. */
const SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };
const quiet = { info: () => undefined, warn: console.warn };

/** One cluster per run, with one migrated database that every test file copies. */
async function startCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), "guidepost-test-"));
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, settings: SETTINGS });
  const { connections } = await prepareDatabase(postgres.connection, createLog("silent"));
  return { postgres, connections, dataDir };
}

/** Processes and workers start from a bundle, as in production: starting from sources takes seconds longer. */
async function bundleWorkers() {
  const cache = join(ROOT, "node_modules", ".cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "guidepost-workers-"));
  await bundleServer(["server/main.ts", "server/worker.ts", "server/testing/trial-worker.ts"], folder);
  return folder;
}

/** For the whole run, not per project: its provided values are available to all of them. */
export async function setup(run: TestProject) {
  const [{ postgres, connections, dataDir }, workers, files] = await Promise.all([
    startCluster(),
    bundleWorkers(),
    mkdtemp(join(tmpdir(), "guidepost-files-")),
  ]);
  run.provide("postgres", postgres.connection);
  run.provide("connections", connections);
  run.provide("workers", workers);
  run.provide("files", files);
  return async () => {
    await postgres.stop();
    for (const folder of [dataDir, workers, files]) await rm(folder, { recursive: true, force: true });
  };
}
