import { expect, test } from "vitest";
import { findPatterns, patternsIn, readChecked, repeats, spell, verdictOn } from "./regular-expressions.ts";

const { patterns, unknown } = findPatterns();
const repeating = patterns.filter(repeats);

test("every regular expression runs in linear time, as checked by `npm run patterns`", () => {
  expect(patterns.length).toBeGreaterThan(100);
  const checked = readChecked();
  const unchecked = repeating.filter((pattern) => !checked.has(spell(pattern)));
  expect(unchecked.map((pattern) => `${pattern.path}:${pattern.line} ${spell(pattern)}`)).toEqual([]);
  const current = new Set(repeating.map(spell));
  expect([...checked].filter((name) => !current.has(name))).toEqual([]);
});

test("trusts the list, but checks a sample of it again", { timeout: 120_000 }, () => {
  for (const pattern of [repeating[0], repeating.at(-1)])
    expect(pattern && { name: spell(pattern), is: verdictOn(pattern) }).toMatchObject({ is: "safe" });
});

test("no regular expression is built at run time, where it cannot be checked", () => {
  expect(unknown).toEqual([]);
});

test("finds a slow regular expression anywhere", () => {
  const text =
    'const a = /\\s+$/u;\nconst b = <p title={String(new RegExp("(a+)+$", "i"))}>/x/</p>;\nRegExp(`^${a}$`);';
  const found = patternsIn({ path: "admin/x.tsx", text });
  expect(found.patterns.map((pattern) => [pattern.line, pattern.source, verdictOn(pattern)])).toEqual([
    [1, "\\s+$", "vulnerable"],
    [2, "(a+)+$", "vulnerable"],
  ]);
  expect(found.unknown).toEqual(["admin/x.tsx:3"]);
});
