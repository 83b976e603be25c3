import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/platform/embedded-postgres.ts";
import { openDatabase } from "#server/platform/db.ts";
import { migrateJobs } from "#server/platform/jobs.ts";
import { createLog } from "#server/platform/log.ts";
import { migrate } from "#server/platform/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { host: string; user: string; port: number; database: string };
  }
}

/** Speed over safety: these databases live for one run. */
const SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };
const quiet = { info: () => undefined, warn: console.warn };

let users = 0;
let cluster: Promise<{ postgres: EmbeddedPostgres; dataDir: string }> | undefined;

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

export async function setup(project: TestProject) {
  users += 1;
  cluster ??= startCluster();
  const { postgres } = await cluster;
  project.provide("postgres", postgres.connection);
}

export async function teardown() {
  users -= 1;
  if (users > 0 || !cluster) return;
  const { postgres, dataDir } = await cluster;
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
