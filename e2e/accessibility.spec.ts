import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./test.ts";

const PUBLIC = [
  "/auth/login",
  "/auth/forgot",
  "/auth/reset?token=aaaaaaaaaaaaaaaaaaaaaaaa",
  "/auth/setup?token=aaaaaaaaaaaaaaaaaaaaaaaa",
];
const SIGNED_IN = [
  "/dashboard",
  "/user",
  "/team",
  "/guide-app/labels",
  "/guide-app/labels?q=nothing-like-it",
  "/guide-app/pages",
  "/guide-app/settings/site-wide",
  "/guide-app/settings/responsable-org",
  "/guide-app/settings/advanced",
  "/inventory/devices",
  "/no/such/page",
];

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const path of PUBLIC)
      test(`${path} has no accessibility violations (${colorScheme})`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
        await expectAccessible(page);
      });

    for (const path of SIGNED_IN)
      test(`${path} has no accessibility violations (${colorScheme})`, async ({ page, signIn }) => {
        await signIn();
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectAccessible(page);
      });
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

test("no screen scrolls sideways on a phone of 320 px", async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of SIGNED_IN) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, path).toBe(0);
  }
});
