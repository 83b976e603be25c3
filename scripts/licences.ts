import { readFileSync } from "node:fs";
import path from "node:path";
import { importedBelow } from "./imported-packages.ts";
import { type Lock, type Part, readLicences } from "./read-licences.ts";

/** npm run licences: all packages with version and licence, by use. */
const top = path.resolve(import.meta.dirname, "..");
const lock = JSON.parse(readFileSync(path.join(top, "package-lock.json"), "utf8")) as Lock;
const all = readLicences(lock, importedBelow(path.join(top, "admin")));

const HEADINGS: Record<Part, string> = {
  server: "Loaded by the server",
  administration: "Bundled into the administration",
  development: "For building and testing, not shipped",
};

for (const [part, heading] of Object.entries(HEADINGS)) {
  const packages = all.filter((one) => one.part === part);
  console.log(`\n${heading} (${packages.length})\n`);
  for (const { name, version, licence } of packages) console.log(`${`${name} ${version}`.padEnd(56)} ${licence}`);
}
