import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "#server/platform/process/root.ts";

const run = promisify(execFile);
const CODEGEN = join(ROOT, "node_modules/kysely-codegen/dist/cli/bin.js");
/** Must match the parsers in platform/database/db.ts. */
const TYPE_MAPPING = JSON.stringify({ timestamptz: "string", date: "string", int8: "number", citext: "string" });

/** The row types of a migrated database, as TypeScript. */
export async function generateSchema(url: string) {
  const args = ["--dialect", "postgres", "--url", url, "--type-mapping", TYPE_MAPPING, "--default-schema", "public"];
  const { stdout } = await run(
    process.execPath,
    [CODEGEN, ...args, "--include-pattern", "public.*", "--log-level", "silent", "--print"],
    {
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  return stdout;
}
