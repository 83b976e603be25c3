import { expect, type Page } from "@playwright/test";

/** Goes where a link of the page would lead, without loading everything again. */
export async function openScreen(page: Page, path: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}
