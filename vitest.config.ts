import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// load modules once per worker instead of once per file: halves the time
const shared = {
  testTimeout: 40_000,
  hookTimeout: 60_000,
  isolate: false,
  // a failure on another machine is only known by its message
  chaiConfig: { truncateThreshold: 4000 },
  // most objects of tests die young: a larger young generation promotes fewer of them
  execArgv: ["--max-semi-space-size=64"],
};

const withWindow = {
  ...shared,
  environment: "happy-dom",
  restoreMocks: true,
  unstubGlobals: true,
  // files share the window, so links must not navigate it
  environmentOptions: {
    happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
  },
  setupFiles: ["server/testing/each-test.ts", "admin/testing/setup.ts"],
};
const WARNINGS = "admin/warnings.test.tsx";
/** Tests of rarely changed code that need processes, many requests or minutes. `npm test -- --quick` skips them. */
const LONG_PROOFS = [
  WARNINGS,
  "server/datachains/draw-chain.test.ts",
  "server/platform/drawing/text-lines.test.ts",
  "server/generated-requests.test.ts",
  "server/guide/no-draft.test.ts",
  "server/imports/hostile-files.test.ts",
  "server/imports/round-trip.test.ts",
  "server/imports/work-import.test.ts",
  "server/main.test.ts",
  "server/pages/publishing/public-reads.test.ts",
  "server/platform/database/embedded-postgres/embedded-postgres.test.ts",
  "server/platform/database/logins/logins.test.ts",
  "server/platform/media/image-queue.test.ts",
  "server/platform/workers/worker-pool.test.ts",
  "server/session/limit-guesses.test.ts",
  "server/writes-at-once.test.ts",
];
const leftOut = process.env["QUICK"] === "true" ? LONG_PROOFS : [];
/** Measures rendering times, so it needs the production build of React. */
const MEASURED = "server/guide/hold-loop.test.ts";
/** Runs days on a fake clock: timers of other files in its process would fire thousands of times. */
const LONG_LIVES = "admin/autosave/nothing-lost.test.ts";

/** Tests in processes of their own start first: left to the end, they would run alone. */
class LoneFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLone = ({ moduleId }: TestSpecification) => [WARNINGS, LONG_LIVES].some((name) => moduleId.endsWith(name));
    // oxlint-disable-next-line unicorn/no-array-sort -- this one is the sequencer's
    const sorted = await super.sort(files);
    return [...sorted.filter(isLone), ...sorted.filter((file) => !isLone(file))];
  }
}

/** `*.test.ts` runs in Node, `*.test.tsx` has a window. */
export default defineConfig({
  test: {
    // one more than the cores of a small machine, because workers wait for the database
    maxWorkers: 3,
    sequence: { sequencer: LoneFilesFirst },
    globalSetup: "server/testing/global-setup.ts",
    projects: [
      {
        test: {
          ...shared,
          name: "node",
          environment: "node",
          setupFiles: ["server/testing/each-test.ts"],
          include: ["{contract,terms,datachain,factsheet,server,admin,guide,scripts}/**/*.test.ts"],
          exclude: [LONG_LIVES, MEASURED, ...leftOut],
        },
      },
      {
        oxc: { jsx: { development: false } },
        test: {
          ...shared,
          name: "measured",
          environment: "node",
          isolate: true,
          env: { NODE_ENV: "production" },
          setupFiles: ["server/testing/each-test.ts"],
          include: [MEASURED],
        },
      },
      {
        test: {
          ...shared,
          name: "alone",
          environment: "node",
          isolate: true,
          setupFiles: ["server/testing/each-test.ts"],
          include: [LONG_LIVES],
        },
      },
      {
        // the production build of React
        oxc: { jsx: { development: false } },
        test: {
          ...withWindow,
          name: "screen",
          env: { NODE_ENV: "production" },
          include: ["{admin,datachain,guide}/**/*.test.tsx"],
          exclude: [WARNINGS],
        },
      },
      { test: { ...withWindow, name: "warnings", include: [WARNINGS], exclude: leftOut } },
    ],
  },
});
