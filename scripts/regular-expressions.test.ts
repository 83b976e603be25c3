import { expect, test } from "vitest";
import { findPatterns, patternsIn, readChecked, repeats, spell, verdictOn } from "./regular-expressions.ts";

const { patterns, unknown } = findPatterns();
const repeating = patterns.filter(repeats);

test("every regular expression takes a time in proportion to its text: `npm run patterns` has checked it", () => {
  expect(patterns.length).toBeGreaterThan(100);
  const checked = readChecked();
  const unchecked = repeating.filter((pattern) => !checked.has(spell(pattern)));
  expect(unchecked.map((pattern) => `${pattern.path}:${pattern.line} ${spell(pattern)}`)).toEqual([]);
  const current = new Set(repeating.map(spell));
  expect([...checked].filter((name) => !current.has(name))).toEqual([]);
});

test("the list is believed, but some of it is checked again", { timeout: 120_000 }, () => {
  for (const pattern of [repeating[0], repeating.at(-1)])
    expect(pattern && { name: spell(pattern), is: verdictOn(pattern) }).toMatchObject({ is: "safe" });
});

test("no regular expression is put together while the code runs: nobody could check it", () => {
  expect(unknown).toEqual([]);
});

test("a slow one is found wherever it stands", () => {
  const text =
    'const a = /\\s+$/u;\nconst b = <p title={String(new RegExp("(a+)+$", "i"))}>/x/</p>;\nRegExp(`^${a}$`);';
  const found = patternsIn({ path: "admin/x.tsx", text });
  expect(found.patterns.map((pattern) => [pattern.line, pattern.source, verdictOn(pattern)])).toEqual([
    [1, "\\s+$", "vulnerable"],
    [2, "(a+)+$", "vulnerable"],
  ]);
  expect(found.unknown).toEqual(["admin/x.tsx:3"]);
});
