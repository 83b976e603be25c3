// npm test: all checks and tests. `npm test -- --quick` skips the browser and the slowest tests, `npm test -- labels`
// runs one noun's tests, `npm test -- --only=types,vitest` some steps.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, isBuilt } from "./build-if-changed.mjs";
import { findChromium } from "./chromium.mjs";
import { lastWords, listFailures, playwrightFailures, vitestFailures } from "./failures.mjs";
import { checkNode, installPackages, root, run, say } from "./install.mjs";

const steps = {
  format: (print) => check(print, "oxfmt", ["--check"]),
  structure: (print) => check(print, process.execPath, ["--import", "tsx", "scripts/check-structure.ts"]),
  lint: (print) => check(print, "oxlint", ["--type-aware", "--deny-warnings"]),
  // more checkers repeat each other's type work: four take twice as long as one
  types: (print) => check(print, "tsc", ["--noEmit", "--checkers", "1"]),
  unused: (print) => check(print, "knip", []),
  vitest,
  build: async (print) => verdict(words.length > 0 && isBuilt() ? 0 : await build(print)),
  playwright,
};

/**
 * Lanes of a phase run in parallel. Test runs are sequential: each fills the machine, except in its first seconds, when
 * one core compiles or seeds the demo and the other is free for a check.
 */
const PHASES = [
  [["build"], ["format", "structure", "lint"]],
  [["vitest"], ["types"]],
  [["playwright"], ["unused"]],
];

/** Skipped with `--quick`. */
const NEED_BROWSER = new Set(["build", "playwright"]);

async function check(print, command, args) {
  return verdict(await run(command, args, { print }));
}

function verdict(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(print) {
  const report = path.join(reports, "vitest.json");
  const args = ["run", ...words, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  if (words.length > 0) args.push("--passWithNoTests");
  const code = await run("vitest", args, { print, env: { NODE_ENV: "test", QUICK: String(isQuick) } });
  return countTests(code, report, (found) => ({
    passed: found.numPassedTests,
    failures: vitestFailures(found, root),
  }));
}

async function playwright(print) {
  if (!chromium) {
    print("No Chromium found. Install one, or name it in CHROMIUM_PATH.\n");
    return { passed: 0, failed: 1 };
  }
  const report = path.join(reports, "playwright.json");
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ["test", ...journeys, "--reporter=list,json", "--pass-with-no-tests"];
  const code = await run("playwright", args, { print, env });
  return countTests(code, report, (found) => ({
    passed: found.stats.expected + found.stats.flaky,
    failures: playwrightFailures(found),
  }));
}

/** A failed run never counts as passed, whatever its report says. */
function countTests(code, reportFile, read) {
  const { passed, failures } = existsSync(reportFile)
    ? read(JSON.parse(readFileSync(reportFile, "utf8")))
    : { passed: 0, failures: [] };
  const failed = failures.length;
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, failures };
}

/** Value of `--name=value`. */
function option(name) {
  const prefix = `--${name}=`;
  return process.argv.find((argument) => argument.startsWith(prefix))?.slice(prefix.length);
}

/** All steps, or the named ones; with words, only tests, and the browser only if a journey matches. */
function chosenSteps() {
  const only = option("only")?.split(",");
  const unknown = only?.filter((name) => !(name in steps)) ?? [];
  if (unknown.length > 0) {
    console.error(`There is no step "${unknown.join('", "')}". The steps are ${Object.keys(steps).join(", ")}.`);
    process.exit(2);
  }
  if (only) return only;
  if (words.length > 0) return journeys.length > 0 ? ["build", "playwright", "vitest"] : ["vitest"];
  return Object.keys(steps).filter((name) => !(isQuick && NEED_BROWSER.has(name)));
}

/** Buffers a step's output and shows it when done. */
async function runStep(name) {
  console.log(`  ${name} …`);
  let output = "";
  const start = performance.now();
  const {
    passed,
    failed,
    failures = [],
  } = await steps[name]((text) => (output += text)).catch((error) => {
    output += `${error.message}\n`;
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = `${failed === 0 ? "✓" : "✗"} ${name}: ${passed} passed, ${failed} failed in ${seconds} s`;
  console.log(`\n▸ ${name}\n${output.trimEnd()}\n${line}\n`);
  const told = failed > 0 && failures.length === 0 ? [lastWords(output)] : failures;
  return { passed, failed, line, failures: told.map((failure) => ({ step: name, ...failure })) };
}

async function runLane(names) {
  const results = [];
  for (const name of names) results.push(await runStep(name));
  return results;
}

checkNode();
const isQuick = process.argv.includes("--quick");
const words = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const journeys = readdirSync(path.join(root, "e2e"))
  .filter((name) => name.endsWith(".spec.ts") && words.some((word) => name.includes(word)))
  .map((name) => `e2e/${name}`);
const chosen = chosenSteps();
const reports = mkdtempSync(path.join(tmpdir(), "guidepost-reports-"));
const total = { passed: 0, failed: 0 };
let chromium;
try {
  await installPackages();
  if (chosen.includes("playwright")) chromium = await findChromium();
  say(words.length > 0 ? `Tests of ${words.join(", ")}` : "Checks and tests");
  const results = [];
  for (const phase of PHASES) {
    const lanes = phase.map((names) => names.filter((name) => chosen.includes(name)));
    results.push(...(await Promise.all(lanes.map(runLane))).flat());
  }
  for (const { passed, failed, line } of results) {
    console.log(line);
    total.passed += passed;
    total.failed += failed;
  }
  const list = listFailures(results.flatMap(({ failures }) => failures));
  if (list.length > 0) console.log(`\n${list.join("\n")}`);
  if (total.passed + total.failed === 0) throw new Error(`No test has ${words.join(" or ")} in its name.`);
} catch (error) {
  console.error(error.message);
  total.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
