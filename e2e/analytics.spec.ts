import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./test.ts";

const sheetsOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

const sidewaysRoom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("R2.13 the numbers: period, day, table, page, codes on the map; nothing sticks out on a phone", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/analytics?days=90");
  const series = page.getByRole("region", { name: "Views by day" });
  const views = page.getByRole("radio", { name: /^Views/ });
  await expect(views).toContainText(/\d,\d{3}/);
  await expectAccessible(page);
  expect(await sidewaysRoom(page)).toBe(0);

  await series.getByRole("slider").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(series.getByRole("slider")).toHaveAttribute("aria-valuenow", "2");
  await series.getByRole("radio", { name: "Table" }).click();
  await expect(series.getByRole("row")).toHaveCount(91);

  await page.getByRole("radio", { name: "7 days" }).click();
  await expect(page).toHaveURL("/analytics?days=7");
  await expect(series.getByRole("row")).toHaveCount(8);

  const pages = page.getByRole("region", { name: "Top pages" });
  await pages.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/pages_page=2/);
  await expect(pages).toBeInViewport();
  await expect(pages.getByText(/^11–/)).toBeVisible();
  const title = await pages.getByRole("row").nth(1).getByRole("link").textContent();
  await pages.getByRole("row").nth(1).getByRole("link").click();
  await expect(page.getByRole("button", { name: `Page: ${title}` })).toBeVisible();
  await page.getByRole("button", { name: "Remove filter: Page" }).click();
  await expect(page).not.toHaveURL(/page_id/);
  await expect(pages.getByText(/^1–10/)).toBeVisible();

  const codes = page.getByRole("region", { name: "Codes and locations" });
  await codes.getByRole("radio", { name: "Map", exact: true }).click();
  await expect(codes.locator(".map-badge").first()).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/analytics?days=90");
  await expect(views).toContainText(/\d,\d{3}/);
  await series.getByRole("radio", { name: "Table" }).click();
  await codes.getByRole("radio", { name: "Map", exact: true }).click();
  await expect(codes.locator(".map-badge").first()).toBeVisible();
  expect(await sidewaysRoom(page)).toBe(0);
  await expectAccessible(page);
});

test("R2.13 the council report fits two A4 pages and prints no controls", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/analytics?days=90");
  await page.getByRole("link", { name: "Council report" }).click();
  await expect(page.getByRole("heading", { name: "Report to the council", level: 1 })).toBeVisible();
  await expect(page.getByText("How we counted")).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Print or save as PDF" })).toBeHidden();
  await expect(page.getByText("How we counted")).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(sheetsOf(pdf)).toBe(2);

  // the longest possible reply takes a page of its own, and the first one stays whole
  const reply = `${"The camera looks at the lane only and keeps nothing. ".repeat(12).slice(0, 599)}.`;
  await page.route(/\/api\/v1\/feedback\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const { response } = await answer.json();
    await route.fulfill({ response: answer, json: { response: { ...response, public_reply: { en: reply } } } });
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Replies in full" })).toBeVisible();
  await expect(page.getByText(reply).first()).toBeVisible();
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(3);
});
