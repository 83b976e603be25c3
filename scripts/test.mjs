// npm test: every check and every test, one after the other. `node scripts/test.mjs --only=types,vitest` runs some of them.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "./build-if-changed.mjs";
import { findChromium } from "./chromium.mjs";
import { checkNode, installPackages, run, say } from "./install.mjs";

const steps = {
  format: () => check("oxfmt", ["--check"]),
  lint: () => check("oxlint", ["--type-aware", "--deny-warnings"]),
  types: () => check("tsc", ["--noEmit"]),
  unused: () => check("knip", []),
  structure: () => check(process.execPath, ["--import", "tsx", "scripts/check-structure.ts"]),
  build: async () => verdict(await build()),
  vitest,
  playwright,
};

async function check(command, args) {
  return verdict(await run(command, args));
}

function verdict(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest() {
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
  const code = await run("vitest", args, { NODE_ENV: "test" });
  return countTests(code, vitestReport, (report) => {
    // A file that could not be loaded holds no test that could fail.
    const broken = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
  });
}

async function playwright() {
  const chromium = await findChromium();
  if (!chromium) {
    console.error("No Chromium found. Install one, or name it in CHROMIUM_PATH.");
    return { passed: 0, failed: 1 };
  }
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const code = await run("playwright", ["test", "--reporter=list,json", "--pass-with-no-tests"], env);
  return countTests(code, playwrightReport, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

/** A run that ended badly is never counted as a good one, whatever its report says. */
function countTests(code, reportFile, count) {
  const counted = existsSync(reportFile)
    ? count(JSON.parse(readFileSync(reportFile, "utf8")))
    : { passed: 0, failed: 0 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function chosenSteps() {
  const only = process.argv
    .find((argument) => argument.startsWith("--only="))
    ?.slice("--only=".length)
    .split(",");
  const unknown = only?.filter((name) => !(name in steps)) ?? [];
  if (unknown.length > 0) {
    console.error(`There is no step "${unknown.join('", "')}". The steps are ${Object.keys(steps).join(", ")}.`);
    process.exit(2);
  }
  return Object.entries(steps).filter(([name]) => !only || only.includes(name));
}

async function runStep([name, step]) {
  say(name);
  const start = performance.now();
  const { passed, failed } = await step();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed === 0 ? "✓" : "✗"} ${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
  return { passed, failed };
}

checkNode();
const chosen = chosenSteps();
const reports = mkdtempSync(path.join(tmpdir(), "guidepost-reports-"));
const vitestReport = path.join(reports, "vitest.json");
const playwrightReport = path.join(reports, "playwright.json");
const total = { passed: 0, failed: 0 };
try {
  await installPackages();
  for (const step of chosen) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
} catch (error) {
  console.error(error.message);
  total.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
