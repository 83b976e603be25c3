import { expect, test } from "vitest";
import type { Finding } from "./findings.ts";
import { countFindings, groupFindings } from "./group-findings.ts";

const missing = (placement_id: string, locale: string): Finding => ({
  code: "LOCALE_MISSING",
  severity: "warning",
  category_id: "tech",
  placement_id,
  variable_id: "description",
  locale,
  params: {},
});
const empty: Finding = {
  code: "REQUIRED_CATEGORY_MISSING",
  severity: "error",
  category_id: "storage",
  placement_id: null,
  params: {},
};

test("errors come first, and languages that lack the same text share a line", () => {
  const groups = groupFindings([missing("a", "es"), missing("a", "km"), missing("b", "es"), empty]);
  expect(groups.map(({ finding: { code, placement_id }, locales }) => [code, placement_id, locales])).toEqual([
    ["REQUIRED_CATEGORY_MISSING", null, []],
    ["LOCALE_MISSING", "a", ["es", "km"]],
    ["LOCALE_MISSING", "b", ["es"]],
  ]);
});

test("counts groups, not single findings", () => {
  const findings = [missing("a", "es"), missing("a", "km"), missing("b", "es"), empty];
  expect(countFindings(findings)).toEqual({ error_count: 1, warning_count: 2 });
});
