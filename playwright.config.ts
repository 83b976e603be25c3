import { defineConfig } from "@playwright/test";

const inCi = Boolean(process.env["CI"]);

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  // as many as a small machine has cores: what one of them waits for, vitest's tests beside it use
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: inCi,
  use: {
    // a new context a test costs a process and the compiled code of every screen; what a test stores is cleared all the same
    reuseContext: true,
    headless: true,
    // recording each test to keep the few that fail is heavy: run the one that failed again with --trace on
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
