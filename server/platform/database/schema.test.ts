import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { generateSchema } from "../../../scripts/generate-schema.ts";
import { ROOT } from "#server/platform/process/root.ts";

test("schema.ts matches the migrations (npm run schema)", async () => {
  const { host, user, port, database } = inject("postgres");
  const url = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  const written = await readFile(join(ROOT, "server/platform/database/schema.ts"), "utf8");
  expect(await generateSchema(url)).toBe(written);
});
