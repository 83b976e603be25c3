import { execFile } from "node:child_process";
import { lchown, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import { EmbeddedPostgresError } from "./error.ts";
import type { Home } from "./home.ts";
import { asOwner, isRoot, type Owner } from "./owner.ts";
import { postgresEnvironment } from "./settings.ts";

/** Chowns a folder and its contents to the owner. Does not follow links. */
async function chownTree(folder: string, owner: Owner): Promise<void> {
  if (!isRoot()) return;
  await lchown(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) await chownTree(child, owner);
    else await lchown(child, owner.uid, owner.gid);
  }
}

export const superuser = "guidepost";
const run = promisify(execFile);

/**
 * Creates the cluster on the first start. It is renamed into place when complete, so a crash never leaves half a
 * cluster.
 */
export async function ensureCluster(place: Home, binaries: Binaries, options: { sync: boolean }): Promise<void> {
  const version = await readVersion(place.cluster);
  if (version !== undefined) {
    refuseOtherVersion(place.cluster, version.trim(), binaries);
    await takeOverFromRoot(place);
    return;
  }
  const unfinished = `${place.cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await chownTree(unfinished, place.owner);
  await initdb(place, binaries, unfinished, options);
  await rename(unfinished, place.cluster);
  if (options.sync) await syncFolder(place.home);
}

async function readVersion(cluster: string): Promise<string | undefined> {
  return readFile(path.join(cluster, "PG_VERSION"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

// pg_trgm asks the system's LC_CTYPE what a letter is: with "C" it would skip every letter beyond ASCII.
const letterLocales = ["C.UTF-8", "en_US.UTF-8", "C"];

async function initdb(place: Home, binaries: Binaries, folder: string, options: { sync: boolean }): Promise<void> {
  let problem = "";
  for (const locale of letterLocales) {
    try {
      const args = initdbArguments(folder, locale, options);
      await run(binaries.initdb, args, { ...asOwner(place.owner), env: postgresEnvironment() });
      return;
    } catch (error) {
      problem = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
      if (!problem.includes("invalid locale")) break;
    }
  }
  throw new EmbeddedPostgresError(explainInitdb(problem, place));
}

function initdbArguments(folder: string, letterLocale: string, options: { sync: boolean }): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    "--encoding=UTF8",
    "--locale-provider=icu",
    "--icu-locale=und",
    "--locale=C",
    `--lc-ctype=${letterLocale}`,
    // Anyone who can open the socket is trusted; only PostgreSQL's user and root may enter its folder.
    "--auth=trust",
    ...(options.sync ? [] : ["--no-sync"]),
  ];
}

function explainInitdb(problem: string, place: Home): string {
  if (problem.includes("could not look up effective user ID")) {
    return `PostgreSQL cannot be set up by ${place.owner.name}, because /etc/passwd has no line for that user. Add one, or set DATABASE_URL.`;
  }
  return `PostgreSQL could not set up its database in ${place.home}. ${problem.trim()}`;
}

function refuseOtherVersion(cluster: string, version: string, { majorVersion }: Binaries): void {
  if (majorVersion === version) return;
  throw new EmbeddedPostgresError(
    `The database in ${cluster} was created by PostgreSQL ${version}, and this Guidepost comes with PostgreSQL ${majorVersion}. ` +
      `Use the Guidepost that created it, or move the data to your own PostgreSQL and set DATABASE_URL.`,
  );
}

/** A backup restored by root belongs to root, but PostgreSQL must own its files. */
async function takeOverFromRoot({ cluster, owner }: Home): Promise<void> {
  if ((await stat(cluster)).uid === 0) await chownTree(cluster, owner);
}

/** Without fsync, a power cut could undo the rename and the next start would treat the cluster as unfinished. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
