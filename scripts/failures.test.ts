import path from "node:path";
import { expect, test } from "vitest";

type Failure = { step?: string; file?: string; title?: string; lines: string[] };
type Failures = {
  vitestFailures: (report: object, root: string) => Failure[];
  playwrightFailures: (report: object) => Failure[];
  lastWords: (output: string) => Failure;
  listFailures: (failures: Failure[]) => string[];
};

// plain JavaScript without types: `npm test` runs it before packages are installed
const { vitestFailures, playwrightFailures, lastWords, listFailures } = (await import(
  path.join(import.meta.dirname, "failures.mjs")
)) as Failures;

const of = (step: string, failures: Failure[]) => failures.map((failure) => ({ step, ...failure }));
const manyLines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`);

test("names a failed vitest test with its file and the first lines of its error, without colours", () => {
  const report = {
    testResults: [
      { name: "/code/server/app.test.ts", status: "passed", message: "", assertionResults: [{ status: "passed" }] },
      {
        name: "/code/server/labels/labels.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "a label is made", failureMessages: [] },
          {
            status: "failed",
            fullName: "a label is deleted",
            failureMessages: [
              ["\u001B[31mAssertionError\u001B[39m: expected 1 to be 2", "", ...manyLines(9)].join("\n"),
            ],
          },
        ],
      },
    ],
  };
  expect(listFailures(of("vitest", vitestFailures(report, "/code")))).toEqual([
    "✗ vitest › server/labels/labels.test.ts › a label is deleted",
    "    AssertionError: expected 1 to be 2",
    "    line 1",
    "    line 2",
    "    line 3",
    "    line 4",
    "    line 5",
    "    line 6",
    "    line 7",
    "    line 8",
  ]);
});

test("names a file that failed to load, although none of its tests failed", () => {
  const broken = { name: "/code/guide/map.test.ts", status: "failed", message: "no such module", assertionResults: [] };
  expect(listFailures(of("vitest", vitestFailures({ testResults: [broken] }, "/code")))).toEqual([
    "✗ vitest › guide/map.test.ts",
    "    no such module",
  ]);
});

test("finds failed browser tests in nested suites, and lists errors outside tests first", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: "labels.spec.ts",
    line: 7,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const inner = { specs: [spec("in two tabs", "unexpected", "Error: not visible")] };
  const report = {
    errors: [{ message: "the demo did not start" }],
    suites: [{ specs: [spec("passes", "expected")], suites: [inner] }],
  };
  expect(listFailures(of("playwright", playwrightFailures(report)))).toEqual([
    "✗ playwright",
    "    the demo did not start",
    "✗ playwright › e2e/labels.spec.ts:7 › in two tabs",
    "    Error: not visible",
  ]);
});

test("shows the last lines of a step without a report", () => {
  const list = listFailures(of("lint", [lastWords([...manyLines(40), "", "Found 1 error."].join("\n"))]));
  expect(list[0]).toBe("✗ lint");
  expect(list.slice(-2)).toEqual(["    line 40", "    Found 1 error."]);
  expect(list.length).toBeLessThan(20);
});

test("limits the list to one page, and counts the rest", () => {
  const failures = Array.from({ length: 50 }, (_, at) => ({ title: `test ${at}`, lines: manyLines(5) }));
  const list = listFailures(of("vitest", failures));
  expect(list.length).toBeLessThan(105);
  const named = list.filter((line) => line.startsWith("✗")).length;
  expect(list.at(-1)).toBe(`and ${50 - named} more`);
});

test("lists one failure per file before further ones", () => {
  const failures = ["a", "a", "a", "b"].map((file, at) => ({
    file: `${file}.test.ts`,
    title: `test ${at}`,
    lines: [],
  }));
  expect(listFailures(of("vitest", failures))).toEqual([
    "✗ vitest › a.test.ts › test 0",
    "✗ vitest › b.test.ts › test 3",
    "✗ vitest › a.test.ts › test 1",
    "✗ vitest › a.test.ts › test 2",
  ]);
});
