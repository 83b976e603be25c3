import { defineConfig } from "@playwright/test";

/** They need no demo: while it is being made they run. */
const WITHOUT_DEMO = /(accessible|guide-pages|outage|sign-letters|terms)\.spec\.ts$/;

const inCi = Boolean(process.env["CI"]);

/** Chromium takes only the last such list, so Playwright's own comes first. */
const DISABLED_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // two pages of the address bar, drawn ahead in every window: most of what opening one costs
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  projects: [
    { name: "parts", testMatch: WITHOUT_DEMO },
    { name: "product", testIgnore: WITHOUT_DEMO },
  ],
  // one more than the cores of a small machine: while one waits two work
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: inCi,
  use: {
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
        // letters stand where their font says, as on paper; the Chromium without windows would move them to whole pixels
        "--font-render-hinting=none",
        `--disable-features=${DISABLED_FEATURES.join(",")}`,
      ],
    },
  },
});
