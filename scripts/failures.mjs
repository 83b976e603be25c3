// Plain JavaScript, because scripts/test.mjs imports it before packages are installed.
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

const LINES_OF_AN_ERROR = 9;
const LINES_OF_OUTPUT = 12;
/** One page of a CI log; further failures are only counted. */
const LINES_OF_ALL = 100;

/** First line of vitest's stack for a test that timed out. */
const NOT_IN_TIME = "Error: STACK_TRACE_ERROR";

const linesOf = (text) =>
  stripVTControlCharacters(text ?? "")
    .replace(NOT_IN_TIME, "Error: not done in time")
    .split("\n")
    .filter((line) => line.trim() !== "");

/** Failures in vitest's report. A file that fails to load has no tests to fail. */
export function vitestFailures({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [{ file, lines: linesOf(message) }] : [];
    return failed.map((test) => ({ file, title: test.fullName, lines: linesOf(test.failureMessages[0]) }));
  });
}

/** Failures in Playwright's report, whose suites are nested. Errors outside tests come first. */
export function playwrightFailures({ suites, errors }) {
  return [...errors.map(({ message }) => ({ lines: linesOf(message) })), ...suites.flatMap(failuresBelow)];
}

function failuresBelow({ specs = [], suites = [] }) {
  const failed = specs.filter((spec) => spec.tests.some((test) => test.status === "unexpected"));
  return [...failed.map(describeSpec), ...suites.flatMap(failuresBelow)];
}

function describeSpec({ file, line, title, tests }) {
  const [error] = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors);
  return { file: `e2e/${file}:${line}`, title, lines: linesOf(error?.message) };
}

/** Last output of a step without a report, or of one that failed regardless of its report. */
export const lastWords = (output) => ({ lines: linesOf(output).slice(-LINES_OF_OUTPUT), isOutput: true });

/** One failure per file first: the rest of a file often fails for the same reason, or because of its leftovers. */
function firstOfEachFile(failures) {
  const firsts = new Map();
  for (const one of failures) {
    const place = `${one.step} ${one.file}`;
    if (!firsts.has(place)) firsts.set(place, one);
  }
  const first = new Set(firsts.values());
  return [...first, ...failures.filter((one) => !first.has(one))];
}

/** Failures of all steps, short enough to be read at the end of the output. */
export function listFailures(failures) {
  const printed = [];
  for (const [at, { step, file, title, lines, isOutput }] of firstOfEachFile(failures).entries()) {
    const name = [step, file, title].filter(Boolean).join(" › ");
    const shown = isOutput ? lines : lines.slice(0, LINES_OF_AN_ERROR);
    if (printed.length + shown.length + 1 > LINES_OF_ALL) return [...printed, `and ${failures.length - at} more`];
    printed.push(`✗ ${name}`, ...shown.map((line) => `    ${line}`));
  }
  return printed;
}
