import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** `npm run bench` runs them all; `npm run bench list` runs one. */
const BENCHES = ["list", "feedback-csv", "device-search", "import", "builder-typing"];

const wanted = process.argv.slice(2);
for (const name of wanted.length ? wanted : BENCHES) {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", join(import.meta.dirname, `${name}.ts`)], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
