import { lchown, readdir } from "node:fs/promises";
import path from "node:path";
import { isRoot, type Owner } from "./owner.ts";

/** Gives a folder with all that is in it to the owner. Links are not followed. */
export async function chownTree(folder: string, owner: Owner): Promise<void> {
  if (!isRoot()) return;
  await lchown(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) await chownTree(child, owner);
    else await lchown(child, owner.uid, owner.gid);
  }
}
