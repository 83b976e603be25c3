import { expect, test } from "vitest";
import { findPatterns, patternsIn, slowOf, spell } from "./regular-expressions.ts";

const { patterns, unknown } = findPatterns();

test("every regular expression runs in linear time", { timeout: 600_000 }, () => {
  expect(patterns.length).toBeGreaterThan(100);
  expect(slowOf(patterns).map((pattern) => `${pattern.path}:${pattern.line} ${spell(pattern)}`)).toEqual([]);
});

test("no regular expression is built at run time, where it cannot be checked", () => {
  expect(unknown).toEqual([]);
});

test("finds a slow regular expression anywhere", () => {
  const text =
    'const a = /\\s+$/u;\nconst b = <p title={String(new RegExp("(a+)+$", "i"))}>/x/</p>;\nconst c = /xa{1,9}/;\nRegExp(`^${a}$`);';
  const found = patternsIn({ path: "admin/x.tsx", text });
  expect(found.patterns).toHaveLength(3);
  expect(slowOf(found.patterns).map(({ line, source }) => [line, source])).toEqual([
    [1, "\\s+$"],
    [2, "(a+)+$"],
  ]);
  expect(found.unknown).toEqual(["admin/x.tsx:4"]);
});
