import fc from "fast-check";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checkChain, summaryOf } from "./check.ts";
import { CHECKS_VERSION } from "./checks-version.ts";
import { BUILT_IN } from "./taxonomies.ts";
import { contentOf, organizations } from "./testing/arbitraries.ts";

/** Fixed seed: the same chains every time, invalid in every way. */
const SAME = { seed: 20_260_501, numRuns: 400 };
const LANGUAGES = { locales: ["en", "km"], default_locale: "en" };

/** The results that are counted and shown for each chain. */
const judged = BUILT_IN.map((taxonomy) =>
  fc.sample(fc.tuple(contentOf(taxonomy), organizations), SAME).map(([content, known]) => {
    const findings = checkChain({ taxonomy, content, organizations: known, ...LANGUAGES });
    const codes = findings.map(({ code, severity, category_id }) => [code, severity, category_id]);
    return [codes, summaryOf(taxonomy, content, findings)];
  }),
);

test("CHECKS_VERSION changes with the findings", () => {
  const digest = createHash("sha256").update(JSON.stringify(judged)).digest("hex").slice(0, 16);
  // If you did not mean to change the checks, this failure shows an accident. Otherwise raise the version.
  expect({ version: CHECKS_VERSION, digest }).toEqual({ version: 3, digest: "1468a75fff0f909f" });
});
