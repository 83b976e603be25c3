import type { Page } from "@playwright/test";
import { UI_LOCALES } from "#contract/common.ts";
import { fitSignText, RADIUS } from "#datachain/sign-text.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { demoPath, expect, test } from "./test.ts";
import { oneOf } from "./one-of.ts";

const TECH = "/inventory/devices/{device}/datachain/builder/tech";
const PANES = ["categories", "edit", "preview"];

const speak = async (page: Page, locale: string, baseURL: string | undefined) =>
  page.context().addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
async function openBuilder(page: Page, path = TECH) {
  await page.goto(await demoPath(path));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);

/** Texts that overflow their box. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const inside = ([box, words]: readonly [string, string]) =>
      [...document.querySelectorAll(box)].flatMap((outer) => {
        const { left, right } = outer.getBoundingClientRect();
        return [...outer.querySelectorAll<HTMLElement>(words)].flatMap((inner) => {
          // visually hidden
          if (inner.offsetWidth <= 1) return [];
          const range = document.createRange();
          range.selectNodeContents(inner);
          const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
          return rects.some((rect) => rect.left < left - 1 || rect.right > right + 1) ? [inner.textContent ?? ""] : [];
        });
      });
    return [
      [".chain-badges-cell", "span"],
      ["[aria-labelledby=chain-picker] li > button", "span"],
      [".chain-step > a", "span > span"],
    ].flatMap((pair) => inside(pair as [string, string]));
  });

/** Order matters: the narrowest width gets French and Khmer, which have the longest and widest words. */
const WIDTHS = [1440, 390, 320] as const;

async function expectFit(page: Page, where: string) {
  expect(await tooWide(page), where).toBeLessThanOrEqual(0);
  expect(await stickingOut(page), where).toEqual([]);
}

/** A phone shows one pane at a time. */
async function expectPanesFit(page: Page, where: string) {
  for (const [at, pane] of PANES.entries()) {
    const radio = page.getByRole("radiogroup").first().getByRole("radio").nth(at);
    await radio.click();
    await expect(radio).toBeChecked();
    await expectFit(page, `${where}, ${pane}`);
  }
}

test("no text overflows and nothing scrolls sideways, in any language", async ({ page, signIn, baseURL }) => {
  await signIn();
  for (const [at, locale] of UI_LOCALES.entries()) {
    await speak(page, locale, baseURL);
    await openBuilder(page);
    const width = oneOf(WIDTHS, at);
    await page.setViewportSize({ width, height: 844 });
    await (width < 1024 ? expectPanesFit : expectFit)(page, `${locale} at ${width} px`);
  }
});

test("on a phone the panes are switched by name, and a category opens for editing", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await openBuilder(page);
  const show = (name: string) => page.getByRole("radio", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "What kind of technology is it?" })).toBeVisible();
  await show("Preview");
  await expect(page.getByRole("group", { name: "What residents see" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "What kind of technology is it?" })).toBeHidden();
  await show("Categories");
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: /Retention/ })
    .click();
  await expect(page.getByRole("heading", { level: 2, name: "For how long is data kept?" })).toBeFocused();
});

test("only the page scrolls, and the preview shows the edited link, light even in dark mode", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn();
  await openBuilder(page, "/inventory/devices/{device}/datachain/builder/storage");
  const scrolling = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter(
        (one) =>
          !one.querySelector('nav[aria-label="Main"]') &&
          /auto|scroll/.test(getComputedStyle(one).overflowY) &&
          one.scrollHeight > one.clientHeight + 1,
      )
      .map((one) => one.getAttribute("aria-label") ?? one.className),
  );
  expect(scrolling).toEqual(["What residents see"]);
  const phone = page.getByRole("group", { name: "What residents see" });
  await expect(phone.locator("[data-category=storage]")).toBeInViewport();
  await expect(phone).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: /Purpose/ })
    .click();
  await expect(phone.locator("[data-category=purpose]")).toBeInViewport({ ratio: 0.9 });
});

test("the words of every sign stay inside their hexagon, in every language", async ({ page, signIn }) => {
  await signIn();
  await openBuilder(page);
  // load all fonts first: late ones would change the measurements
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  const elements = [...currentTaxonomy("device").elements, ...currentTaxonomy("algorithm").elements];
  for (const [at, locale] of UI_LOCALES.entries()) {
    const other = UI_LOCALES[(at + 1) % UI_LOCALES.length] ?? "en";
    const texts = elements.flatMap(({ title }) => {
      const [name, second] = [locale, other].map((one) => ({ text: title[one] ?? "", locale: one }));
      return name && second ? [fitSignText(name), fitSignText(name, second)] : [];
    });
    const lines = texts.flatMap((text) => text.lines);
    expect(lines.filter(({ text }) => text.includes("…"))).toEqual([]);
    const outside = await page.evaluate(
      ([all, radius]) => {
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        svg.setAttribute("class", "sign-face");
        svg.setAttribute("viewBox", "0 0 98 142");
        document.body.append(svg);
        const drawn = all.map((line) => {
          const node = document.createElementNS("http://www.w3.org/2000/svg", "text");
          node.textContent = line.text;
          node.setAttribute("font-size", String(line.size));
          node.setAttribute("font-weight", line.isBold ? "650" : "400");
          svg.append(node);
          return { ...line, width: node.getComputedTextLength() };
        });
        svg.remove();
        return drawn.filter(({ width, baseline, size }) => {
          const below = baseline + size * 0.25;
          return width > 2 * Math.sqrt(3) * Math.min(radius / 2, radius - below) - 2;
        });
      },
      [lines, RADIUS] as const,
    );
    expect(outside, locale).toEqual([]);
  }
});
