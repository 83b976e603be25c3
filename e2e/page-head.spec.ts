import type { Locator, Page } from "@playwright/test";
import { UI_LOCALES } from "#contract/common.ts";
import { demoPath, expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Vertical centre of an element, from the top of the window. */
async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
}

/** Controls of the top bar that are outside it, cut, or on top of each other; empty if all is well. */
const misfitsOfBar = (page: Page) =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll("header")].find((header) => !header.closest("main"));
    if (!bar) return ["no top bar"];
    const width = document.documentElement.clientWidth;
    const shown = [...bar.querySelectorAll("a, button")].filter((control) => control.getClientRects().length > 0);
    const boxes = shown.map((control) => ({ control, box: control.getBoundingClientRect() }));
    const name = (control: Element) =>
      control.textContent?.trim().slice(0, 40) || (control.getAttribute("aria-label") ?? "");
    const outside = boxes.filter(({ box }) => box.left < 0 || box.right > width + 0.5);
    const cut = boxes.filter(({ control }) => control.matches("button") && control.scrollWidth > control.clientWidth);
    const covered = boxes.filter(({ control, box }) =>
      boxes.some(
        (other) =>
          !control.contains(other.control) &&
          !other.control.contains(control) &&
          other.box.left < box.left &&
          other.box.right > box.left + 0.5,
      ),
    );
    return [
      ...(bar.scrollWidth > bar.clientWidth ? ["the bar overflows"] : []),
      ...outside.map(({ control }) => `outside: ${name(control)}`),
      ...cut.map(({ control }) => `cut: ${name(control)}`),
      ...covered.map(({ control }) => `covered: ${name(control)}`),
    ];
  });

test("on a phone the page header's controls fit one row, and the top bar fits every width, in every language", async ({
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
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => misfitsOfBar(page), `${locale} at ${width} px`).toEqual([]);
    }
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
