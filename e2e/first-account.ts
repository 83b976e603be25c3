import { expect, type Page } from "@playwright/test";
import type { App } from "./start-app.ts";

/** Follows the link a new app logs, and creates the first account. */
export async function createFirstAccount(page: Page, app: App) {
  const setupLink = () => /(\/auth\/setup\?token=[\w-]+)/.exec(app.output())?.[1] ?? "";
  await expect.poll(setupLink).not.toBe("");
  await page.goto(app.origin + setupLink());
  await page.getByRole("textbox", { name: "Name of your city or organization" }).fill("Town of Newhaven");
  await page.getByRole("textbox", { name: "Your name" }).fill("Ana First");
  await page.getByRole("textbox", { name: "Email" }).fill("ana@newhaven.example");
  await page
    .getByLabel("Password", { exact: true })
    .or(page.getByLabel("New password", { exact: true }))
    .first()
    .fill("a calm and private phrase");
  await page.getByRole("button", { name: "Create account" }).click();
}
