import { defineConfig } from "@playwright/test";

/** Need no demo, so they run while it is being seeded. */
const WITHOUT_DEMO = /(accessible|guide-pages|outage|sign-letters|terms)\.spec\.ts$/;

const inCi = Boolean(process.env["CI"]);

/** Chromium uses only the last `--disable-features`, so include Playwright's own. */
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
  // two prerendered pages of the address bar, most of the cost of opening a window
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
  // one more than the cores of a small machine, because workers wait for pages
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: inCi,
  use: {
    headless: true,
    // recording every test is slow: rerun a failed one with --trace on
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
        // subpixel positions as on paper; headless Chromium would snap letters to whole pixels
        "--font-render-hinting=none",
        `--disable-features=${DISABLED_FEATURES.join(",")}`,
      ],
    },
  },
});
