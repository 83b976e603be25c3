import { chmod, cp, mkdtemp, readFile, readdir, rename, rm, symlink } from "node:fs/promises";
import path from "node:path";

export const binFolder = path.join("native", "bin");

/** The package's install script links its libraries, but npm may run with install scripts disabled. */
export async function makeLibraryLinks(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const destination = path.relative(path.dirname(target), source);
    await symlink(destination, path.join(folder, target)).catch(ignore("EEXIST"));
  }
}

export async function packageVersion(folder: string): Promise<string> {
  const description = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")) as { version: string };
  return description.version;
}

/** Renamed into place when complete; another process may be making the same copy. */
export async function copyPackage(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const unfinished = await mkdtemp(`${to}.unfinished-`);
  await cp(path.join(from, "native"), path.join(unfinished, "native"), { recursive: true, verbatimSymlinks: true });
  await makeLibraryLinks(unfinished);
  await letEveryoneRead(unfinished);
  await rename(unfinished, to).catch(ignore("ENOTEMPTY"));
  await rm(unfinished, { recursive: true, force: true });
}

async function letEveryoneRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) await letEveryoneRead(child);
    else if (entry.isFile()) await chmod(child, folder.endsWith(binFolder) ? 0o755 : 0o644);
  }
}

function ignore(code: string) {
  return (error: NodeJS.ErrnoException): void => {
    if (error.code !== code) throw error;
  };
}
