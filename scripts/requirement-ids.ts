import type { Problem, SourceFile } from "./structure-rules.ts";

const TESTS = /(\.test\.tsx?|\.spec\.ts)$/;
const ID = /\bR\d+\.\d+\b/g;

/** Ids that a test names and that docs/requirements.md does not explain. */
export function unknownRequirements(files: readonly SourceFile[], requirements: string): Problem[] {
  const known = new Set([...requirements.matchAll(/^\| (R\d+\.\d+) /gm)].map(([, id]) => id));
  return files
    .filter(({ path }) => TESTS.test(path))
    .flatMap(({ path, text }) =>
      [...new Set(text.match(ID))]
        .filter((id) => !known.has(id))
        .map((id) => ({ path, message: `names ${id}, which docs/requirements.md does not have` })),
    );
}
