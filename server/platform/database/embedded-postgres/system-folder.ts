import { chmod, mkdir } from "node:fs/promises";
import path from "node:path";

const systemFolder = "/var/lib/guidepost";

/** Root's place for what PostgreSQL's user must be able to reach. The umask of a careful root would close it. */
export async function makeSystemFolder(name = ""): Promise<string> {
  for (const folder of [systemFolder, path.join(systemFolder, name)]) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
  }
  return path.join(systemFolder, name);
}
