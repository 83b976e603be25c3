import { chmod, mkdir } from "node:fs/promises";
import path from "node:path";

const systemFolder = "/var/lib/guidepost";

/** A folder of root's that PostgreSQL's user can reach. Sets the mode explicitly, since root's umask could close it. */
export async function makeSystemFolder(name = ""): Promise<string> {
  for (const folder of [systemFolder, path.join(systemFolder, name)]) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
  }
  return path.join(systemFolder, name);
}
