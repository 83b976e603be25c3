import type { Page } from "@playwright/test";
import { expectAccessible, THEMES } from "./accessible.ts";
import { watchNetwork } from "./network.ts";
import { demoPath, expect, open, test } from "./test.ts";
import { oneOf } from "./one-of.ts";

/** Every route, by area. */
const ROUTES: Record<string, readonly string[]> = {
  "signing in": [
    "/auth/login",
    "/auth/forgot",
    "/auth/reset?token=aaaaaaaaaaaaaaaaaaaaaaaa",
    "/auth/setup?token=aaaaaaaaaaaaaaaaaaaaaaaa",
  ],
  "the frame": ["/dashboard", "/user", "/team", "/webhooks", "/releases", "/your-data", "/no/such/page"],
  "the guide": [
    "/guide-app",
    "/guide-app/suggestions",
    "/guide-app/suggestions?state=decided",
    "/feedback",
    "/feedback?tab=spam&q=nothing-like-it",
    "/analytics",
    "/analytics?codes=map",
    "/analytics/report",
    "/guide-app/labels",
    "/guide-app/labels?q=nothing-like-it",
    "/guide-app/labels/deleted",
    "/guide-app/pages",
    "/guide-app/settings/site-wide",
    "/guide-app/settings/responsable-org",
    "/guide-app/settings/advanced",
  ],
  "device pages": [
    "/guide-app/pages/devices/{device_page}",
    "/guide-app/pages/devices/{device_page}/faq",
    "/guide-app/pages/devices/{device_page}/map",
    "/guide-app/pages/devices/{device_page}/device",
    "/guide-app/pages/devices/{device_page}/feedback",
    "/guide-app/pages/devices/{device_page}/short-codes",
    "/guide-app/pages/devices/{device_page}/relationships",
    "/guide-app/pages/devices/{device_page}?publish",
    "/guide-app/pages/devices/{device_page}?history",
    "/guide-app/pages/devices/{device_page}?translate=km",
  ],
  "other pages": [
    "/guide-app/pages/home",
    "/guide-app/pages/algorithms/{algorithm_page}",
    "/guide-app/pages/algorithms/{algorithm_page}/algorithm",
    "/guide-app/pages/collections/new",
    "/guide-app/pages/collections/{collection_page}",
    "/guide-app/pages/collections/{collection_page}/pages",
    "/guide-app/pages/collections/{collection_page}/collection",
    "/guide-app/pages/collections/{collection_page}/short-codes",
  ],
  codes: ["/short-codes", "/short-codes/signs"],
  devices: [
    "/inventory/devices",
    "/inventory/devices?view=map",
    "/inventory/devices/new",
    "/inventory/devices/import",
    "/inventory/devices/{device}",
    "/inventory/devices/{device}/details",
    "/inventory/devices/{device}/locations",
  ],
  algorithms: [
    "/inventory/algorithms",
    "/inventory/algorithms/new",
    "/inventory/algorithms/import",
    "/inventory/algorithms/{algorithm}",
    "/inventory/algorithms/{algorithm}/details",
    "/inventory/algorithms/{algorithm}/factsheet",
  ],
  datachains: [
    "/inventory/devices/{device}/datachain",
    "/inventory/devices/{device}/datachain/builder",
    "/inventory/devices/{device}/datachain/builder/tech",
    "/inventory/devices/{device}/datachain/overview",
    "/inventory/algorithms/{algorithm}/datachain",
    "/inventory/algorithms/{algorithm}/datachain/builder/functional_modes",
    "/inventory/algorithms/{algorithm}/datachain/overview",
  ],
  organizations: ["/organizations", "/organizations/new", "/organizations/{organization}"],
};

/** Present on every screen, once loaded: a dialog hides the heading behind it. */
const headOf = (page: Page, path: string) =>
  path.endsWith("?publish") ? page.getByRole("dialog") : page.getByRole("heading", { level: 1 });

const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 320, height: 700 };

async function setTheme(page: Page, theme: (typeof THEMES)[number]) {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
}

async function expectNarrowScreen(page: Page) {
  await page.setViewportSize(NARROW);
  // `scrollbar-gutter` makes the page narrower than the window
  const wider = () =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
  await expect.poll(wider, "scrolls sideways at 320 px").toBe(0);
}

// the areas are independent
test.describe.configure({ mode: "parallel" });

for (const [part, paths] of Object.entries(ROUTES))
  test(`${part}: no accessibility violation, light or dark, nothing scrolls sideways at 320 px`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(240_000);
    if (part !== "signing in") await signIn();
    const { quiet } = watchNetwork(page);
    await page.goto(await demoPath(paths[0] ?? "/"));
    for (const [at, path] of paths.entries())
      await test.step(path, async () => {
        await page.setViewportSize(WIDE);
        await open(page, await demoPath(path));
        await quiet();
        await expect(headOf(page, path).first()).toBeVisible();
        await setTheme(page, oneOf(THEMES, at));
        await expectAccessible(page);
        await expectNarrowScreen(page);
      });
  });

test("with reduced motion another theme has its final colours at once", async ({ page, signIn }) => {
  await signIn();
  await page.goto(await demoPath("/inventory/devices/{device}/locations"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const underway = await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "dark";
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(underway).toBe(0);
});

const OPENED: [string, (page: Page) => Promise<void>][] = [
  [
    "the label form",
    async (page) => {
      await page.goto("/guide-app/labels");
      await page.getByRole("button", { name: "New label" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  [
    "the invitation form",
    async (page) => {
      await page.goto("/team");
      await page.getByRole("button", { name: "Invite someone" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  [
    "the command palette",
    async (page) => {
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  [
    "the person's menu",
    async (page) => {
      await page.goto("/dashboard");
      await page.getByRole("button", { name: /Your menu/ }).click();
      await expect(page.getByRole("menu")).toBeVisible();
    },
  ],
  [
    "a failed form",
    async (page) => {
      await page.goto("/guide-app/labels");
      await page.getByRole("button", { name: "New label" }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /Create|Save/ })
        .last()
        .click();
      await expect(page.getByRole("dialog").getByRole("textbox", { name: "Name" })).toHaveAttribute(
        "aria-invalid",
        "true",
      );
    },
  ],
];

for (const [name, open] of OPENED)
  test(`${name} has no accessibility violations`, async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await expectAccessible(page);
  });
