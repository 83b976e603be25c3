import type { Page } from "@playwright/test";
import { expectAccessible, THEMES } from "./accessible.ts";
import { watchFirstScreens } from "./first-screen.ts";
import { demoPath, expect, open, test } from "./test.ts";
import { oneOf } from "./one-of.ts";

/** Every route, by area: those opened directly, with what they load, and more with the same code, opened by a link. */
const ROUTES: Record<string, { readonly first: readonly string[]; readonly more: readonly string[] }> = {
  "signing in": {
    first: ["/auth/login", "/auth/city", "/auth/forgot", "/auth/reset?token=aaaaaaaaaaaaaaaaaaaaaaaa"],
    more: ["/auth/setup?token=aaaaaaaaaaaaaaaaaaaaaaaa"],
  },
  "the frame": {
    first: [
      "/dashboard",
      "/user",
      "/team",
      "/sign-in-settings",
      "/dutch-register",
      "/webhooks",
      "/api-tokens",
      "/assistants",
      "/workspaces",
      "/audit-log",
      "/releases",
      "/your-data",
      "/no/such/page",
    ],
    more: [],
  },
  "the guide": {
    first: [
      "/guide-app",
      "/guide-app/labels",
      "/guide-app/pages",
      "/guide-app/settings/site-wide",
      "/guide-app/settings/responsable-org",
      "/guide-app/settings/advanced",
    ],
    more: ["/guide-app/labels?q=nothing-like-it", "/guide-app/labels/deleted", "/guide-app/links"],
  },
  "what residents say": {
    first: ["/guide-app/suggestions", "/feedback", "/feedback/collect", "/analytics", "/analytics/report"],
    more: ["/guide-app/suggestions?state=decided", "/feedback?tab=spam&q=nothing-like-it", "/analytics?codes=map"],
  },
  "yearly reports": {
    first: ["/guide-app/reports", "/guide-app/reports/{report}"],
    more: [
      "/guide-app/reports/{report}?part=about",
      "/guide-app/reports/{report}?part=technology-1&open=what&open=sharing&open=complaints&open=effectiveness",
      "/guide-app/reports/{adopted_report}",
    ],
  },
  "device pages": {
    first: [],
    more: [
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
  },
  "other pages": {
    first: ["/guide-app/pages/home", "/guide-app/pages/collections/new"],
    more: [
      "/guide-app/pages/algorithms/{algorithm_page}",
      "/guide-app/pages/algorithms/{algorithm_page}/algorithm",
      "/guide-app/pages/collections/{collection_page}",
      "/guide-app/pages/collections/{collection_page}/pages",
      "/guide-app/pages/collections/{collection_page}/collection",
      "/guide-app/pages/collections/{collection_page}/short-codes",
    ],
  },
  codes: {
    first: ["/short-codes", "/short-codes/signs"],
    more: [],
  },
  devices: {
    first: [
      "/inventory/devices",
      "/inventory/devices/new",
      "/inventory/devices/import",
      "/inventory/devices/{device}",
      "/inventory/devices/{device}/details",
      "/inventory/devices/{device}/locations",
    ],
    more: ["/inventory/devices?view=map"],
  },
  algorithms: {
    first: [
      "/inventory/algorithms",
      "/inventory/algorithms/new",
      "/inventory/algorithms/{algorithm}",
      "/inventory/algorithms/{algorithm}/details",
      "/inventory/algorithms/{algorithm}/factsheet",
    ],
    more: ["/inventory/algorithms/import"],
  },
  datachains: {
    first: [
      "/inventory/devices/{device}/datachain",
      "/inventory/devices/{device}/datachain/builder/tech",
      "/inventory/devices/{device}/datachain/overview",
      "/inventory/algorithms/{algorithm}/datachain",
    ],
    more: [
      "/inventory/devices/{device}/datachain/builder",
      "/inventory/algorithms/{algorithm}/datachain/builder/functional_modes",
      "/inventory/algorithms/{algorithm}/datachain/overview",
    ],
  },
  organizations: {
    first: ["/organizations", "/organizations/new", "/organizations/{organization}"],
    more: [],
  },
};

/** Present on every screen, once loaded: a dialog hides the heading behind it. */
const headOf = (page: Page, path: string) =>
  path.endsWith("?publish") ? page.getByRole("dialog") : page.getByRole("heading", { level: 1 });

const WIDE = { width: 1280, height: 720 };
/** Viewports of first screens, alternating. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
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

// first visits have no service worker; it would also serve uncompressed files and distort the sizes
test.use({ serviceWorkers: "block" });

// the areas are independent
test.describe.configure({ mode: "parallel" });

for (const [part, { first, more }] of Object.entries(ROUTES))
  test(`${part}: a first screen loads few scripts, repeats no request and does not shift; every screen is accessible, light or dark, and fits 320 px`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(240_000);
    if (part !== "signing in") await signIn();
    const { expectLightScreen, settled } = await watchFirstScreens(page);
    const expectFit = async (path: string, at: number) => {
      await settled();
      await expect(headOf(page, path).first()).toBeVisible();
      await page.setViewportSize(WIDE);
      await setTheme(page, oneOf(THEMES, at));
      await expectAccessible(page);
      await expectNarrowScreen(page);
    };
    for (const [at, path] of first.entries())
      await test.step(path, async () => {
        await page.setViewportSize(oneOf(SIZES, at));
        await expectLightScreen(path, await demoPath(path));
        await expectFit(path, at);
      });
    if (first.length === 0) await page.goto("/no/such/page");
    for (const [at, path] of more.entries())
      await test.step(path, async () => {
        await page.setViewportSize(WIDE);
        await open(page, await demoPath(path));
        await expectFit(path, first.length + at);
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

test("open dialogs and menus, and a failed form, have no accessibility violations", async ({ page, signIn }) => {
  await signIn();
  for (const [name, show] of OPENED)
    await test.step(name, async () => {
      await show(page);
      await expectAccessible(page);
    });
});
