import { appendFile, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

export type Counts = Map<string, number>;

export const addCount = (counts: Counts, key: string, count = 1) => counts.set(key, (counts.get(key) ?? 0) + count);

/** A file untouched for this long has been abandoned, on whatever host. */
const ABANDONED_MS = 10 * 60_000;
const HERE = hostname().replaceAll(/[^\w-]/g, "");
/** From when only scans were counted; kept so that files of an earlier version are still read. */
const SUFFIX = ".scans";

const fileName = (batch_id: string) => `${HERE}.${process.pid}.${batch_id}${SUFFIX}`;

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function readCounts(text: string): Counts {
  const counts: Counts = new Map();
  for (const line of text.split("\n")) {
    const [key, count] = line.split("|");
    // The last line may be incomplete if its process died.
    if (key && count?.endsWith(";")) addCount(counts, key, Number.parseInt(count, 10));
  }
  return counts;
}

/** Counts that are not in the database yet, one file per batch, so that they survive the process. */
export function openJournal(folder: string) {
  const ready = mkdir(folder, { recursive: true });
  const own = new Set<string>();

  async function isLeftOver(name: string) {
    const [host, pid = ""] = name.split(".");
    if (own.has(name)) return false;
    if (host === HERE && (Number(pid) === process.pid || !isRunning(Number(pid)))) return true;
    const { mtimeMs } = await stat(join(folder, name));
    return Date.now() - mtimeMs > ABANDONED_MS;
  }

  return {
    append: async (batch_id: string, counts: Counts) => {
      const name = fileName(batch_id);
      own.add(name);
      await ready;
      const lines = Array.from(counts, ([key, count]) => `${key}|${count};\n`);
      await appendFile(join(folder, name), lines.join(""));
    },
    remove: async (batch_id: string) => {
      await ready;
      for (const name of await readdir(folder))
        if (name.endsWith(`.${batch_id}${SUFFIX}`)) await rm(join(folder, name), { force: true });
      own.delete(fileName(batch_id));
    },
    /** Batches of processes that ended before writing them. */
    leftOver: async () => {
      await ready;
      const batches: { readonly id: string; readonly counts: Counts }[] = [];
      for (const name of await readdir(folder)) {
        const id = name.split(".")[2];
        if (!id || !name.endsWith(SUFFIX) || !(await isLeftOver(name))) continue;
        own.add(name);
        batches.push({ id, counts: readCounts(await readFile(join(folder, name), "utf8")) });
      }
      return batches;
    },
  };
}
