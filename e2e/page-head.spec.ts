import type { Locator } from "@playwright/test";
import { UI_LOCALES } from "#contract/common.ts";
import { demoPath, expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Vertical centre of an element, from the top of the window. */
async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
}

test("on a phone the page header's controls fit one row, in every language", async ({
  page,
  signIn,
  context,
  baseURL,
}) => {
  await signIn();
  const path = await demoPath("/guide-app/pages/devices/{device_page}");
  for (const locale of UI_LOCALES) {
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
    await page.goto(path);
    const buttons = page.getByRole("main").locator("header button");
    await expect(buttons.last()).toBeVisible();
    // the page's state and address load later and move the whole row
    const apart = async () => Math.abs((await middleOf(buttons.last())) - (await middleOf(buttons.first())));
    await expect.poll(apart, locale).toBe(0);
  }
});

test.describe("a refused save", () => {
  // the server refuses what is too long, by field
  test.use({ expectedErrors: /status of 400/ });

  test("a text pasted into the headline is refused in place and does not push the field out of sight", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(await demoPath("/guide-app/pages/algorithms/{algorithm_page}"));
    const headline = page.getByRole("textbox", { name: "Headline" });
    await headline.fill("The forecast tells drivers where to park. ".repeat(100));
    await expect(page.getByText("Use at most 120 characters").first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(headline).toBeInViewport();
  });
});
