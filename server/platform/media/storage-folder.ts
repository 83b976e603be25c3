import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { assertStorable, assertStorageKey, contentTypeOf, isStorageKey, type Storage } from "./storage.ts";

const INCOMING = ".incoming";

/** Images as files below `folder`, in sub-folders named by the first two characters of the key. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    assertStorageKey(key);
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async put(key, bytes, contentType) {
      assertStorable(key, contentType);
      await writeAtomically(join(folder, INCOMING), pathOf(key), bytes).catch(explainFolder(folder));
    },
    async get(key) {
      const file = await unlessMissing(open(pathOf(key))).catch(explainFolder(folder));
      if (!file) return undefined;
      const { size } = await file.stat();
      return { body: file.createReadStream(), contentType: contentTypeOf(key), size };
    },
    async has(key) {
      const found = await unlessMissing(stat(pathOf(key))).catch(explainFolder(folder));
      return found !== undefined;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true }).catch(explainFolder(folder));
    },
    list: (prefix = "") => listFolder(folder, prefix),
  };
}

/** Readers see the whole file or none, even after a power cut. */
async function writeAtomically(incoming: string, path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(incoming, randomUUID());
  await mkdir(incoming, { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(unfinished, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return; // Windows cannot open a folder to sync it
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

async function* listFolder(folder: string, prefix: string): AsyncGenerator<string> {
  for (const shard of await namesIn(folder)) {
    if (!prefix.startsWith(shard) && !shard.startsWith(prefix)) continue;
    for (const key of await namesIn(join(folder, shard))) {
      if (isStorageKey(key) && key.startsWith(prefix)) yield key;
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  return names.filter((name) => !name.startsWith(".")).toSorted();
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | undefined> {
  return result.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

function explainFolder(folder: string) {
  return (cause: NodeJS.ErrnoException): never => {
    throw new Error(`The image folder ${folder} (below DATA_DIR) cannot be used: ${cause.code ?? cause.message}`, {
      cause,
    });
  };
}
