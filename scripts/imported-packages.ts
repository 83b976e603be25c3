import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// `is distinct from 'this'` is SQL
const IMPORT =
  /\b(?:(?<!distinct )from|import|import\(|@import|(?:require\d*|meta)\.resolve\()\s*["']([^"'#./][^"']*)["']/g;

/** `@scope/name/part` → `@scope/name` */
const packageOf = (specifier: string) => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

const isPackage = (specifier: string) => /^(@[\w.-]+\/)?[\w.-]+(\/[\w./-]+)?$/.test(specifier);

/** Packages these sources import, statically, dynamically or by `resolve`. */
export const packagesIn = (texts: readonly string[]) => [
  ...new Set(
    texts
      .flatMap((text) => [...text.matchAll(IMPORT)].map(([, specifier = ""]) => specifier))
      .filter((specifier) => !specifier.startsWith("node:") && isPackage(specifier))
      .map(packageOf),
  ),
];

/** Packages imported below a folder, except by tests. */
export function importedBelow(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file));
  return packagesIn(sources.map((file) => readFileSync(path.join(folder, file), "utf8")));
}
