import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashOf, root, run, say } from "./install.mjs";

const sourceFolders = ["contract", "terms", "datachain", "factsheet", "server", "admin", "guide"];
const sourceFiles = [
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  "scripts/build.ts",
  "scripts/bundle-server.ts",
];
const builtHash = path.join(root, "dist", ".build-hash");

/** Builds unless dist matches the current sources. Throws if the build fails. */
export async function buildIfChanged() {
  if (isBuilt()) return;
  say("Building. This happens only when the sources changed.");
  if ((await build()) !== 0) throw new Error("The build failed.");
}

export function isBuilt() {
  return existsSync(builtHash) && readFileSync(builtHash, "utf8") === hashOf(sources());
}

/** Removes the old hash first, so that an interrupted build never passes for a finished one. */
export async function build(print) {
  const hash = hashOf(sources());
  const env = { NODE_ENV: "production" };
  const code = await run(process.execPath, ["--import", "tsx", "scripts/build.ts"], { env, print });
  if (code === 0) writeFileSync(builtHash, hash);
  return code;
}

function sources() {
  const files = sourceFolders.flatMap((folder) => filesBelow(path.join(root, folder)));
  return [
    ...files.filter((file) => !/\.test\.tsx?$/.test(file)),
    ...sourceFiles.map((file) => path.join(root, file)),
  ].filter((file) => existsSync(file));
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  return files.toSorted();
}
