import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { keepVerdicts, patternsIn, verdictOn } from "./regular-expressions.ts";

const top = path.resolve(import.meta.dirname, "..");
/** Code that meets texts of others. Tests, scripts and benches meet only our own. */
const ROOTS = ["contract", "datachain", "factsheet", "server", "admin", "guide"];

/** Patterns that may be slow with a text nobody can give them, each with the reason. */
const HARMLESS: ReadonlyMap<string, string> = new Map();

const sourcesBelow = (root: string) =>
  readdirSync(path.join(top, root), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$|^testing\//.test(name))
    .map((name) => ({ path: `${root}/${name}`, text: readFileSync(path.join(top, root, name), "utf8") }));

const files = ROOTS.filter((root) => readdirSync(top).includes(root)).flatMap(sourcesBelow);
const found = files.map(patternsIn);
afterAll(keepVerdicts);

test("every regular expression takes a time in proportion to its text", { timeout: 120_000 }, () => {
  const patterns = found.flatMap((file) => file.patterns);
  expect(patterns.length).toBeGreaterThan(100);
  const slow = patterns
    .filter((pattern) => !HARMLESS.has(pattern.source) && verdictOn(pattern) !== "safe")
    .map(({ path, line, source, flags }) => `${path}:${line} /${source}/${flags}`);
  expect(slow).toEqual([]);
});

test("no regular expression is put together while the code runs: nobody could check it", () => {
  expect(found.flatMap((file) => file.unknown)).toEqual([]);
});

test("a slow one is found wherever it stands", () => {
  const text =
    'const a = /\\s+$/u;\nconst b = <p title={String(new RegExp("(a+)+$", "i"))}>/x/</p>;\nRegExp(`^${a}$`);';
  const { patterns, unknown } = patternsIn({ path: "admin/x.tsx", text });
  expect(patterns.map((pattern) => [pattern.line, pattern.source, verdictOn(pattern)])).toEqual([
    [1, "\\s+$", "vulnerable"],
    [2, "(a+)+$", "vulnerable"],
  ]);
  expect(unknown).toEqual(["admin/x.tsx:3"]);
});
