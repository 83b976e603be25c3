import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkRequirements } from "./requirement-ids.ts";
import { checkStructure, ROOTS } from "./structure-rules.ts";

const top = path.resolve(import.meta.dirname, "..");

const sourcesBelow = (root: string) =>
  readdirSync(path.join(top, root), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .toSorted()
    .map((name) => ({
      path: `${root}/${name.replaceAll(path.sep, "/")}`,
      text: readFileSync(path.join(top, root, name), "utf8"),
    }));

const present = readdirSync(top);
const files = ROOTS.filter((root) => present.includes(root)).flatMap(sourcesBelow);
const requirements = readFileSync(path.join(top, "docs", "requirements.md"), "utf8");
const problems = [...checkStructure(files), ...checkRequirements(files, requirements)];
for (const problem of problems) console.error(`${problem.path}: ${problem.message}`);
console.log(
  problems.length
    ? `${problems.length} problems in ${files.length} files.`
    : `${files.length} files, each where it belongs.`,
);
process.exitCode = problems.length ? 1 : 0;
