import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres.ts";
import { migrate } from "#server/platform/migrate.ts";
import { ROOT } from "#server/platform/root.ts";
import { generateSchema } from "./generate-schema.ts";

/** Writes server/platform/schema.ts from the migrations. */
const dataDir = await mkdtemp(join(tmpdir(), "guidepost-schema-"));
const postgres = await startEmbeddedPostgres({ dataDir, log: console, settings: { fsync: "off" } });
try {
  await migrate(postgres.connection);
  await writeFile(join(ROOT, "server/platform/schema.ts"), await generateSchema(postgres.url));
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
