import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// modules are loaded once a worker, not once a file: that is half the time
const shared = {
  globalSetup: "server/testing/global-setup.ts",
  testTimeout: 20_000,
  hookTimeout: 60_000,
  isolate: false,
  // what one file put in another's way goes with its test
  restoreMocks: true,
  unstubGlobals: true,
};

/** `*.test.ts` runs in Node, `*.test.tsx` has a window. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "node",
          environment: "node",
          setupFiles: ["server/testing/fail-on-console-error.ts"],
          include: ["{contract,datachain,factsheet,server,admin,guide,scripts}/**/*.test.ts"],
        },
      },
      {
        plugins: [react()],
        test: {
          ...shared,
          name: "screen",
          environment: "happy-dom",
          // files share the window: no link of one leads it away from the others
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
          },
          setupFiles: ["server/testing/fail-on-console-error.ts", "admin/testing/setup.ts"],
          include: ["{admin,datachain,guide}/**/*.test.tsx"],
        },
      },
    ],
  },
});
