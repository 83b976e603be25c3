import { randomBytes } from "node:crypto";
import { access, chmod, chown, constants, mkdir, readdir, readFile, realpath, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { EmbeddedPostgresError } from "./error.ts";
import { canUseFolder, chooseOwner, isRoot, type Owner } from "./owner.ts";
import { makeSystemFolder } from "./system-folder.ts";

/** `home` is a folder that PostgreSQL's user can enter, `cluster` the database inside it. */
export interface Home {
  home: string;
  cluster: string;
  owner: Owner;
}

type Log = { warn(message: string): void };

const clusterName = "postgresql";
const pointerName = "postgresql-is-in.txt";

/**
 * Normally the data folder itself. If root keeps the data folder where PostgreSQL's user cannot enter (such as below
 * root's home), the home is a folder in /var/lib/guidepost, and a small file in the data folder points to it.
 */
export async function findHome(dataDir: string, log: Log): Promise<Home> {
  const folder = await makeDataFolder(dataDir);
  const moved = await readPointer(folder);
  if (moved) return movedHome(folder, moved);
  const cluster = path.join(folder, clusterName);
  const owner = await chooseOwner(cluster);
  if (await letOwnerIn(folder, owner)) return { home: folder, cluster, owner };
  if (await exists(cluster)) {
    throw new EmbeddedPostgresError(
      `PostgreSQL runs as ${owner.name}, and that user cannot reach the database in ${cluster}. ` +
        `Give ${owner.name} the right to pass through the folders above it.`,
    );
  }
  return makeMovedHome(folder, owner, log);
}

async function makeDataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedPostgresError(`Guidepost cannot create its data folder. ${reason}.`);
  }
}

async function letOwnerIn(folder: string, owner: Owner): Promise<boolean> {
  if (isRoot()) {
    return (await canUseFolder(owner, folder)) || openPrivateFolderToGroup(folder, owner);
  }
  const cluster = path.join(folder, clusterName);
  for (const needed of [folder, cluster]) {
    if ((await exists(needed)) && !(await canWrite(needed))) {
      throw new EmbeddedPostgresError(
        `Guidepost cannot write to ${needed}: it belongs to another user. Start Guidepost as that user or as root.`,
      );
    }
  }
  return true;
}

/** Changes root's mode 700 to 710 with PostgreSQL's group: its user may pass through but not list the folder. */
async function openPrivateFolderToGroup(folder: string, owner: Owner): Promise<boolean> {
  const before = await stat(folder);
  const parentIsReachable = await canUseFolder(owner, path.dirname(folder));
  if (!parentIsReachable || before.uid !== 0 || (before.mode & 0o077) !== 0) return false;
  await chown(folder, 0, owner.gid);
  await chmod(folder, 0o710);
  return canUseFolder(owner, folder);
}

/**
 * Always a new home: a deleted data folder means starting over. Earlier homes are kept, because a moved data folder
 * still points to its own; the log says where they are.
 */
async function makeMovedHome(dataDir: string, owner: Owner, log: Log): Promise<Home> {
  const earlier = await homesOf(dataDir);
  if (earlier.length) {
    log.warn(
      `${dataDir} is new, so its database is new too. An earlier one is still in ${earlier.join(" and in ")}: ` +
        `delete it if it is no longer needed.`,
    );
  }
  const home = await makeSystemFolder(randomBytes(8).toString("hex"));
  await writeFile(path.join(home, originName), `${dataDir}\n`);
  await writeFile(
    path.join(dataDir, pointerName),
    `${home}\n\nThe line above names the folder with the database of this data folder.\n` +
      `It is there because PostgreSQL runs as ${owner.name}, who cannot reach this place.\n`,
  );
  return { home, cluster: path.join(home, clusterName), owner };
}

/** All homes ever created for this data folder. */
async function homesOf(dataDir: string): Promise<string[]> {
  const parent = await makeSystemFolder();
  const homes = (await readdir(parent)).map((name) => path.join(parent, name));
  const origins = await Promise.all(homes.map((home) => firstLine(path.join(home, originName))));
  return homes.filter((_, at) => origins[at] === dataDir);
}

async function movedHome(dataDir: string, home: string): Promise<Home> {
  await refuseCopyOfDataFolder(dataDir, home);
  const cluster = path.join(home, clusterName);
  const owner = await chooseOwner(cluster);
  if (await canUseFolder(owner, home)) return { home, cluster, owner };
  throw new EmbeddedPostgresError(
    `${path.join(dataDir, pointerName)} says that the database is in ${home}, but ${owner.name} cannot reach that folder.`,
  );
}

const originName = "data-folder.txt";

/** A copied data folder includes the pointer; two copies must not silently share one database. */
async function refuseCopyOfDataFolder(dataDir: string, home: string): Promise<void> {
  const origin = await firstLine(path.join(home, originName));
  if (!origin || origin === dataDir) return;
  if ((await readPointer(origin)) === home) {
    throw new EmbeddedPostgresError(
      `${dataDir} looks like a copy of ${origin}: both point to the database in ${home}. ` +
        `Remove ${path.join(dataDir, pointerName)} from the copy to give it its own database.`,
    );
  }
  if (isRoot()) await writeFile(path.join(home, originName), `${dataDir}\n`);
}

function readPointer(dataDir: string): Promise<string | undefined> {
  return firstLine(path.join(dataDir, pointerName));
}

async function firstLine(file: string): Promise<string | undefined> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n")[0] || undefined;
}

async function canWrite(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
