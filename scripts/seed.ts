import { mkdir } from "node:fs/promises";
import { seedDemo } from "#server/demo/seed.ts";
import { readConfig } from "#server/platform/config.ts";
import { type Connection, openDatabase } from "#server/platform/db.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres.ts";
import { migrate } from "#server/platform/migrate.ts";

/** Puts the demo into an empty database: the one in DATABASE_URL, or the embedded one of the data folder. */
async function seed(connection: Connection) {
  await migrate(connection);
  const database = openDatabase(connection, { max: 4 });
  try {
    const isSeeded = await seedDemo(database);
    console.log(
      isSeeded
        ? "The demo is in the database. Sign in as admin@seaview.example or staff@seaview.example, password guidepost-demo."
        : "The database has customers already: nothing was added.",
    );
  } finally {
    await database.close();
  }
}

async function seedEmbedded(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
  try {
    await seed(postgres.connection);
  } finally {
    await postgres.stop();
  }
}

try {
  const { DATABASE_URL, data_dir } = readConfig(process.env);
  await (DATABASE_URL ? seed({ connectionString: DATABASE_URL }) : seedEmbedded(data_dir));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
