import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import type { Connections } from "#server/platform/db.ts";
import { createLog } from "#server/platform/log.ts";
import { prepareDatabase } from "#server/platform/prepare-database.ts";
import { ROOT } from "#server/platform/root.ts";
import { bundleServer } from "../../scripts/bundle-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the bundles are that processes and workers begin with. */
    workers: string;
    /** Where apps keep their files. */
    files: string;
    /** The superuser. */
    postgres: { host: string; user: string; port: number; database: string };
    /** What the pools sign in with. */
    connections: Connections;
  }
}

/** Speed over safety: these databases live for one run. */
const SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };
const quiet = { info: () => undefined, warn: console.warn };

let users = 0;
let cluster: Promise<{ postgres: EmbeddedPostgres; connections: Connections; dataDir: string }> | undefined;
let workers: Promise<string> | undefined;
let files: Promise<string> | undefined;

/** One cluster a run, with one migrated database that every test file copies. */
async function startCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), "guidepost-test-"));
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, settings: SETTINGS });
  const { connections } = await prepareDatabase(postgres.connection, createLog("silent"));
  return { postgres, connections, dataDir };
}

/** Processes and workers begin with a bundle, as in production: from the sources each would take seconds longer to start. */
async function bundleWorkers() {
  const cache = join(ROOT, "node_modules", ".cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "guidepost-workers-"));
  await bundleServer(["server/main.ts", "server/worker.ts", "server/testing/trial-worker.ts"], folder);
  return folder;
}

export async function setup(project: TestProject) {
  users += 1;
  cluster ??= startCluster();
  workers ??= bundleWorkers();
  files ??= mkdtemp(join(tmpdir(), "guidepost-files-"));
  const { postgres, connections } = await cluster;
  project.provide("postgres", postgres.connection);
  project.provide("connections", connections);
  project.provide("workers", await workers);
  project.provide("files", await files);
}

export async function teardown() {
  users -= 1;
  if (users > 0 || !cluster || !workers || !files) return;
  const { postgres, dataDir } = await cluster;
  await postgres.stop();
  for (const folder of [dataDir, await workers, await files]) await rm(folder, { recursive: true, force: true });
}
