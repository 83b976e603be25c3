import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

function findRoot(from: string): string {
  if (existsSync(join(from, "package.json"))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error("package.json not found above the server's code");
  return findRoot(parent);
}

/** The folder of package.json, the same from sources and from dist. */
export const ROOT = findRoot(import.meta.dirname);
