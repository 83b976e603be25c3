import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Writes an upload to a file that only this user can read, and returns its path. */
export async function spoolUpload(file: Readable): Promise<string> {
  const path = join(tmpdir(), `guidepost-upload-${randomUUID()}`);
  try {
    await pipeline(file, createWriteStream(path, { flags: "wx", mode: 0o600 }));
    return path;
  } catch (error) {
    await dropSpooled({ path });
    throw error;
  }
}

export const dropSpooled = ({ path }: { readonly path: string }) => rm(path, { force: true });
