import type { Problem, SourceFile } from "./structure-rules.ts";

const TESTS = /(\.test\.tsx?|\.spec\.ts)$/;
const UNIT_TESTS = /\.test\.tsx?$/;
const ID = /\bR\d+\.\d+\b/g;
const EXPLAINED = /^\| (R\d+\.\d+) /gm;
/** Requirement ids at the start of a test title. */
const SHOWN = /["`](?:R\d+\.\d+ )+/g;

/** Ids in test titles that docs/requirements.md does not define. */
function unknownRequirements(files: readonly SourceFile[], requirements: string): Problem[] {
  const known = new Set([...requirements.matchAll(EXPLAINED)].map(([, id]) => id));
  return files
    .filter(({ path }) => TESTS.test(path))
    .flatMap(({ path, text }) =>
      [...new Set(text.match(ID))]
        .filter((id) => !known.has(id))
        .map((id) => ({ path, message: `names ${id}, which docs/requirements.md does not have` })),
    );
}

/** Requirements without a test outside the browser. */
function unshownRequirements(files: readonly SourceFile[], requirements: string): Problem[] {
  const titles = files.filter(({ path }) => UNIT_TESTS.test(path)).flatMap(({ text }) => text.match(SHOWN) ?? []);
  const shown = new Set(titles.flatMap((title) => title.match(ID) ?? []));
  return [...requirements.matchAll(EXPLAINED)]
    .flatMap(([, id]) => (id && !shown.has(id) ? [id] : []))
    .map((id) => ({ path: "docs/requirements.md", message: `${id} stands in the title of no test` }));
}

export const checkRequirements = (files: readonly SourceFile[], requirements: string): Problem[] => [
  ...unknownRequirements(files, requirements),
  ...unshownRequirements(files, requirements),
];
