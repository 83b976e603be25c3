import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres/embedded-postgres.ts";

const SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

/** A PostgreSQL that can be stopped and restarted in the same folder. */
export async function startPostgres(dataDir: string) {
  const log = { info: () => undefined, warn: console.warn };
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log, settings: SETTINGS });
  const { host, port, user } = connection;
  return { url: `postgresql://${user}@localhost/postgres?host=${encodeURIComponent(host)}&port=${port}`, stop };
}

/** One PostgreSQL per run; each app instance gets its own database. */
export async function startCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), "guidepost-e2e-"));
  const { url, stop } = await startPostgres(dataDir);
  return {
    url,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const withDatabase = (url: string, name: string) => url.replace("/postgres?", `/${name}?`);

export async function runSql<T>(url: string, sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as T[];
  } finally {
    await client.end();
  }
}

export async function createDatabase(cluster: string, name: string, template = "template1") {
  // no crash safety needed: copying files skips the WAL
  await runSql(cluster, `create database ${name} template ${template} strategy file_copy`);
  return withDatabase(cluster, name);
}
