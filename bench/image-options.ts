import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#server/platform/process/root.ts";

const dockerfile = readFileSync(join(ROOT, "Dockerfile"), "utf8");

function partOf(pattern: RegExp) {
  const found = pattern.exec(dockerfile)?.[1];
  if (found === undefined) throw new Error(`The Dockerfile has no ${pattern}`);
  return found;
}

/** Node options from the Dockerfile, so that benches measure what is shipped. */
export const IMAGE_OPTIONS = {
  env: Object.fromEntries(
    partOf(/^ENV (MALLOC_.*)$/m)
      .split(" ")
      .map((setting) => setting.split("=")),
  ) as Record<string, string>,
  /** Options between `node` and the file. */
  flags: (JSON.parse(partOf(/^CMD (\[.*\])$/m)) as string[]).slice(1, -1),
};
