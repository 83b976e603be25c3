import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/platform/embedded-postgres.ts";
import { openDatabase } from "#server/platform/db.ts";
import { migrateJobs } from "#server/platform/jobs.ts";
import { createLog } from "#server/platform/log.ts";
import { migrate } from "#server/platform/migrate.ts";
import { ROOT } from "#server/platform/root.ts";
import { bundleServer } from "../../scripts/bundle-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the bundles are that worker threads begin with. */
    workers: string;
    postgres: { host: string; user: string; port: number; database: string };
  }
}

/** Speed over safety: these databases live for one run. */
const SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };
const quiet = { info: () => undefined, warn: console.warn };

let users = 0;
let cluster: Promise<{ postgres: EmbeddedPostgres; dataDir: string }> | undefined;
let workers: Promise<string> | undefined;

/** One cluster a run, with one migrated database that every test file copies. */
async function startCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), "guidepost-test-"));
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, settings: SETTINGS });
  await migrate(postgres.connection);
  const database = openDatabase(postgres.connection);
  await migrateJobs(database, createLog("silent"));
  await database.close();
  return { postgres, dataDir };
}

/** Threads begin with a bundle, as in production: from the sources each would take a second longer to start. */
async function bundleWorkers() {
  const cache = join(ROOT, "node_modules", ".cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "guidepost-workers-"));
  await bundleServer(["server/worker.ts", "server/testing/trial-worker.ts"], folder);
  return folder;
}

export async function setup(project: TestProject) {
  users += 1;
  cluster ??= startCluster();
  workers ??= bundleWorkers();
  const { postgres } = await cluster;
  project.provide("postgres", postgres.connection);
  project.provide("workers", await workers);
}

export async function teardown() {
  users -= 1;
  if (users > 0 || !cluster || !workers) return;
  const { postgres, dataDir } = await cluster;
  await postgres.stop();
  for (const folder of [dataDir, await workers]) await rm(folder, { recursive: true, force: true });
}
