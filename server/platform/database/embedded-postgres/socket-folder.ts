import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Home } from "./home.ts";
import { canUseFolder, isRoot } from "./owner.ts";

export const port = 5432;
export const socketName = `.s.PGSQL.${port}`;

export interface SocketFolder {
  folder: string;
  remove(): Promise<void>;
}

// The lowest limit we run on: 104 bytes with the final zero on macOS, 108 on Linux.
const longestSocketPath = 103;

export function fitsSocketPath(file: string): boolean {
  return Buffer.byteLength(file) <= longestSocketPath;
}

/** The socket is in the cluster's own folder, which only PostgreSQL's user may open, unless that path is too long. */
export async function prepareSocketFolder({ cluster, owner }: Home): Promise<SocketFolder> {
  if (fitsSocketPath(path.join(cluster, socketName))) return { folder: cluster, remove: async () => undefined };
  const usual = path.join(tmpdir(), "guidepost-");
  const serves = fitsSocketPath(path.join(`${usual}XXXXXX`, socketName)) && (await canUseFolder(owner, tmpdir()));
  const folder = await mkdtemp(serves ? usual : "/tmp/guidepost-");
  await chmod(folder, 0o700);
  if (isRoot()) await chown(folder, owner.uid, owner.gid);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
