import { closeSync, copyFileSync, fchownSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { isRoot, type Owner } from "./owner.ts";

export interface LogFile {
  /** The server's standard error; it keeps writing even while the app is blocked. */
  descriptor: number;
  /** Output since the log was opened. */
  read(): string;
  close(): void;
}

const largestSize = 10 * 1024 * 1024;
const hour = 60 * 60 * 1000;

export function openLogFile(file: string, owner: Owner): LogFile {
  const descriptor = openSync(file, "a", 0o600);
  // Otherwise one start as root would lock the folder's own user out of the file.
  if (isRoot()) fchownSync(descriptor, owner.uid, owner.gid);
  shorten(file);
  const start = statSync(file).size;
  const timer = setInterval(() => shorten(file), hour);
  timer.unref();
  return {
    descriptor,
    read: () => readFileSync(file).subarray(start).toString(),
    close: () => {
      clearInterval(timer);
      closeSync(descriptor);
    },
  };
}

/** Copies and truncates instead of renaming, because the server keeps the file open. */
function shorten(file: string): void {
  if (statSync(file).size < largestSize) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}
