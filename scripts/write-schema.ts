import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres/embedded-postgres.ts";
import { createLog } from "#server/platform/process/log.ts";
import { prepareDatabase } from "#server/platform/database/prepare-database.ts";
import { ROOT } from "#server/platform/process/root.ts";
import { generateSchema } from "./generate-schema.ts";

/** Writes server/platform/database/schema.ts from the migrations. */
const dataDir = await mkdtemp(join(tmpdir(), "guidepost-schema-"));
const postgres = await startEmbeddedPostgres({ dataDir, log: console, settings: { fsync: "off" } });
try {
  await prepareDatabase(postgres.connection, createLog("silent"));
  await writeFile(join(ROOT, "server/platform/database/schema.ts"), await generateSchema(postgres.url));
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
