/** An entry of package-lock.json. */
type Locked = {
  version?: string;
  license?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, Locked> };

/** Used by the server, bundled into the admin, or neither. */
export type Part = "server" | "administration" | "development";
export type Licensed = { name: string; version: string; licence: string; part: Part };

/** Packages without a licence in package.json, but with a LICENSE file. */
const NAMED_ELSEWHERE: Record<string, string> = {
  busboy: "MIT",
  dicer: "MIT",
  "humanize-number": "MIT",
  only: "MIT",
  "png-js": "MIT",
  streamsearch: "MIT",
};

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** Node's module resolution: next to the importer, else further up. */
function locate(lock: Lock, name: string, from: string): string | undefined {
  const path = `${from ? `${from}/` : ""}node_modules/${name}`;
  if (path in lock.packages) return path;
  return from ? locate(lock, name, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/")))) : undefined;
}

/** These packages and all their dependencies. */
function withNeeded(lock: Lock, names: readonly string[]) {
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const path = locate(lock, name, from);
    if (!path || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(needed, path);
  };
  for (const name of names) add(name, "");
  return found;
}

/** All packages of the lock file. `bundled`: imported by the admin. */
export function readLicences(lock: Lock, bundled: readonly string[]): Licensed[] {
  const inAdministration = withNeeded(lock, bundled);
  return Object.entries(lock.packages)
    .filter(([path]) => path !== "")
    .map(([path, { version = "", license, dev }]): Licensed => {
      const name = nameOf(path);
      const part = !dev ? "server" : inAdministration.has(path) ? "administration" : "development";
      return { name, version, licence: license ?? NAMED_ELSEWHERE[name] ?? "unknown", part };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en"));
}
