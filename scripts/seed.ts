import { mkdir } from "node:fs/promises";
import { seedDemo } from "#server/demo/seed.ts";
import { readConfig } from "#server/platform/config.ts";
import { type Connection, openDatabase } from "#server/platform/database/db.ts";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres/embedded-postgres.ts";
import { createLog } from "#server/platform/process/log.ts";
import type { NamedLogins } from "#server/platform/database/logins/open-logins.ts";
import { openConfiguredStorage } from "#server/platform/media/open-storage.ts";
import type { Storage } from "#server/platform/media/storage.ts";
import { prepareDatabase } from "#server/platform/database/prepare-database.ts";

/** Seeds the demo into an empty database: the one in DATABASE_URL, or the embedded one in the data folder. */
async function seed(owner: Connection, storage: Storage, named: NamedLogins = {}) {
  const { connections } = await prepareDatabase(owner, createLog("warn"), named);
  const database = openDatabase(connections, { max: 4 });
  try {
    const isSeeded = await seedDemo(database, { storage });
    console.log(
      isSeeded
        ? "The demo is in the database. Sign in as admin@seaview.example or staff@seaview.example, password guidepost-demo."
        : "The database has customers already: nothing was added.",
    );
  } finally {
    await database.close();
  }
}

async function seedEmbedded(dataDir: string, storage: Storage) {
  await mkdir(dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
  try {
    await seed(postgres.connection, storage);
  } finally {
    await postgres.stop();
  }
}

try {
  const config = readConfig(process.env);
  const named = { tenant: config.DATABASE_TENANT_URL, system: config.DATABASE_SYSTEM_URL };
  const storage = await openConfiguredStorage(config);
  await (config.DATABASE_URL
    ? seed({ connectionString: config.DATABASE_URL }, storage, named)
    : seedEmbedded(config.data_dir, storage));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
