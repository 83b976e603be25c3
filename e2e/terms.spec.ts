import { startEmptyApp } from "./demo.ts";
import { createFirstAccount } from "./first-account.ts";
import { expect, test } from "./test.ts";

// the app has custom settings
test.use({ baseURL: "" });

test("R4.5 R7.7 R9.10 the first administrator signs up with the logged link and must accept the terms first", async ({
  page,
  context,
}) => {
  const app = await startEmptyApp({ TERMS_DATE: "2026-01-31" });
  try {
    await createFirstAccount(page, app);
    const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await expect(dialog).toContainText("New terms of use");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await page.getByRole("button", { name: "Accept and continue" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(dialog).toBeHidden();
  } finally {
    await context.close(); // stops requests and keep-alive connections before the app shuts down
    await app.stop();
  }
});
