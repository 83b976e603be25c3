import { createHash } from "node:crypto";
import type { WorkerTask } from "./worker-task.ts";

/**
 * In memory: a file is cached only as long as the code that drew it runs, and no copy of a customer's text is left on
 * a disk or in a bucket. A process that does not have the file draws it again.
 */
const MAX_BYTES = 64 * 1024 * 1024;
/** Covers viewing, printing and viewing again; then the memory is freed. */
const FORGOTTEN_AFTER_MS = 40_000;

/** The input determines the whole file. */
const keyOf = ({ name }: WorkerTask<never, unknown>, input: Uint8Array) =>
  createHash("sha256").update(`${name}\n`).update(input).digest("base64url");

/** Caches drawn files, and shares a drawing in progress between requests with the same task and input. */
export function createFileCache({ max_bytes = MAX_BYTES, forgotten_after_ms = FORGOTTEN_AFTER_MS } = {}) {
  /** Least recently used first. */
  const files = new Map<string, { readonly file: Uint8Array; readonly end: NodeJS.Timeout }>();
  const underWay = new Map<string, Promise<Uint8Array>>();
  let held = 0;

  const forget = (key: string) => {
    const known = files.get(key);
    if (!known) return;
    clearTimeout(known.end);
    files.delete(key);
    held -= known.file.byteLength;
  };
  const keep = (key: string, file: Uint8Array) => {
    if (file.byteLength > max_bytes / 4) return;
    files.set(key, { file, end: setTimeout(forget, forgotten_after_ms, key).unref() });
    held += file.byteLength;
    for (const oldest of files.keys()) {
      if (held <= max_bytes) break;
      forget(oldest);
    }
  };
  const begin = async (key: string, draw: () => Promise<Uint8Array>) => {
    try {
      const file = await draw();
      keep(key, file);
      return file;
    } finally {
      underWay.delete(key);
    }
  };
  return async (task: WorkerTask<never, unknown>, input: Uint8Array, draw: () => Promise<Uint8Array>) => {
    const key = keyOf(task, input);
    const known = files.get(key);
    if (known) {
      files.delete(key);
      files.set(key, known);
      known.end.refresh();
      return known.file;
    }
    const drawing = underWay.get(key) ?? begin(key, draw);
    underWay.set(key, drawing);
    return drawing;
  };
}
