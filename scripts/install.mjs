// Plain Node: runs before packages are installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  constants,
  accessSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(fileURLToPath(import.meta.url), "../..");

const lockFile = path.join(root, "package-lock.json");
const packages = path.join(root, "node_modules");
const installedLock = path.join(packages, ".guidepost-lock");

export function say(sentence) {
  console.log(`\n▸ ${sentence}`);
}

/** Exits with a message if Node is too old for the packages. */
export function checkNode() {
  const wanted = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).engines.node;
  const [wantedMajor, wantedMinor] = wanted
    .replace(/[^\d.]/g, "")
    .split(".")
    .map(Number);
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(`Guidepost needs Node ${wantedMajor}.${wantedMinor} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Installs packages unless they match package-lock.json. Throws on failure. */
export async function installPackages() {
  const lock = hashOf([lockFile]);
  if (isInstalled(lock)) return;
  say("Installing packages. This takes about a minute, and only when they changed.");
  await npmInstall();
  writeFileSync(installedLock, lock);
}

function isInstalled(lock) {
  if (existsSync(installedLock)) return readFileSync(installedLock, "utf8") === lock;
  if (!installedByHand()) return false;
  writeFileSync(installedLock, lock);
  return true;
}

/** npm writes this file last, so a newer one than package-lock.json means a complete installation. */
function installedByHand() {
  const list = path.join(packages, ".package-lock.json");
  return existsSync(list) && statSync(list).mtimeMs >= statSync(lockFile).mtimeMs;
}

async function npmInstall() {
  const cache = temporaryCacheIfNeeded();
  try {
    const ci = await npm(["ci"], cache);
    if (ci.code === 0) return;
    // EUSAGE: the lock file lacks packages, for instance for this platform
    if (!ci.errors.includes("EUSAGE")) throw new Error("npm ci failed.");
    say("package-lock.json does not serve here. Trying npm install.");
    const install = await npm(["install", "--no-save"], cache);
    if (install.code !== 0) throw new Error("npm install failed.");
  } finally {
    if (cache) rmSync(cache, { recursive: true, force: true });
  }
}

/** Service users often have no writable home folder, but npm needs a cache. */
function temporaryCacheIfNeeded() {
  const usual = process.env.npm_config_cache ?? path.join(homedir(), ".npm");
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return undefined;
  } catch {
    return mkdtempSync(path.join(tmpdir(), "guidepost-npm-"));
  }
}

async function npm(args, cache) {
  const env = { ...process.env, ...(cache ? { npm_config_cache: cache } : {}) };
  const child = spawn("npm", [...args, "--include=dev", "--no-audit", "--no-fund"], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
    process.stderr.write(chunk);
  });
  const code = await exitCode(child);
  return { code, errors };
}

/** Runs a command of the project or its packages. Its output is shown, or passed to `print`. Resolves to the exit code. */
export function run(command, args, { env = {}, print } = {}) {
  const binaries = path.join(packages, ".bin");
  const PATH = `${binaries}${path.delimiter}${process.env.PATH ?? ""}`;
  const shown = print ? "pipe" : "inherit";
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH, ...(print && inColour()), ...env },
    stdio: ["ignore", shown, shown],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", print);
  return exitCode(child);
}

/** Without a terminal, commands drop colours unless forced. */
function inColour() {
  return process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : {};
}

function exitCode(child) {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}

export function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}
