import { spawnSync } from "node:child_process";
import path from "node:path";

/** npm run check: all checks for a change, fastest first; stops at the first failure. `npm test` adds build and browser. */
const top = path.resolve(import.meta.dirname, "..");
const PATH = `${path.join(top, "node_modules", ".bin")}${path.delimiter}${process.env["PATH"] ?? ""}`;

const steps: readonly [name: string, command: string, ...args: string[]][] = [
  ["format", "oxfmt", "--check"],
  ["lint", "oxlint", "--type-aware", "--deny-warnings"],
  ["types", "tsc", "--noEmit", "--checkers", "2"],
  ["structure", process.execPath, "--import", "tsx", "scripts/check-structure.ts"],
  ["unused code", "knip"],
  ["tests", "vitest", "run"],
];

function passes([name, command, ...args]: (typeof steps)[number]) {
  console.log(`\n▸ ${name}`);
  const { status, error } = spawnSync(command, args, { cwd: top, env: { ...process.env, PATH }, stdio: "inherit" });
  if (error) console.error(error.message);
  console.log(status === 0 ? `✓ ${name}` : `✗ ${name}: fix this first, then run the check again.`);
  return status === 0;
}

process.exitCode = steps.every(passes) ? 0 : 1;
