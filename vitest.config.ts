import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const shared = { globalSetup: "server/testing/global-setup.ts", testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "node",
          // modules are loaded once a worker, not once a file: that is half the time. Screens need a window of their own
          isolate: false,
          environment: "node",
          setupFiles: ["server/testing/fail-on-console-error.ts"],
          include: ["{contract,datachain,factsheet,server,guide,scripts}/**/*.test.ts"],
        },
      },
      {
        plugins: [react()],
        test: {
          ...shared,
          name: "screen",
          environment: "happy-dom",
          setupFiles: ["server/testing/fail-on-console-error.ts", "admin/testing/setup.ts"],
          include: ["{admin,datachain,guide}/**/*.test.{tsx,ts}"],
          exclude: ["{datachain,guide}/**/*.test.ts"],
        },
      },
    ],
  },
});
