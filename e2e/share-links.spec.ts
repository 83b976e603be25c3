import { paths } from "#admin/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { demoPath, expect, test } from "./test.ts";

test("R7.2 R6.3 a share link from creation to an accepted suggestion with a reply", async ({
  page,
  signIn,
  browser,
}) => {
  const [id, path] = [await demoPath("{device}"), await demoPath("/inventory/devices/{device}/details")];
  const wording = `Counts people who walk by, test ${Date.now()}.`;
  await signIn();

  await page.goto(path);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Share these details" });
  await sheet.getByText("Suggest edits", { exact: true }).click();
  await sheet.getByLabel("For whom").fill("Harbour Association");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Create link" }).click();
  const url = await sheet.getByRole("textbox", { name: "Link for Harbour Association" }).inputValue();
  expect(url).toMatch(/\/auth\/share_redirect\?token=[\w-]{43}$/);

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(url);
  await expect(guest.getByRole("heading", { name: /shares this with you/ })).toBeVisible();
  await expect(guest).toHaveURL(path);
  await guest.getByText("Suggest edits", { exact: true }).click();
  await guest.getByRole("button", { name: "Suggest wording: Summary" }).click();
  await guest.getByLabel("Your wording").fill(wording);
  const form = guest.locator("form").filter({ has: guest.getByLabel("Your wording") });
  await form.getByLabel("Your name").fill("Ana Lindqvist");
  await form.getByRole("button", { name: "Send suggestion" }).click();
  await expect(guest.getByText("Waiting for a decision")).toBeVisible();
  await expectAccessible(guest);

  await page.goto(paths.suggestions());
  await page
    .getByRole("link", { name: /Harbour Association/ })
    .first()
    .click();
  await expect(page.getByText("Ana Lindqvist (Harbour Association)", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reply" }).click();
  await page.getByLabel("Reply to Ana Lindqvist").fill("Thank you, that is clearer.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await page.getByRole("button", { name: "Accept: Summary" }).click();
  await expect(page.getByText(/^Accepted by /)).toBeVisible();

  await guest.reload();
  await expect(guest.getByText("Thank you, that is clearer.")).toBeVisible();
  await expect(guest.getByText("Accepted", { exact: true })).toBeVisible();
  await page.goto(paths.deviceDetails(id));
  await expect(page.getByLabel(/^Summary/)).toHaveValue(wording);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Revoke the link for Harbour Association" }).first().click();
  await page.getByRole("button", { name: "Revoke link" }).click();
  await expect(page.getByText(/^Revoked /).first()).toBeVisible();
  await guest.goto(path);
  await expect(guest).toHaveURL(/\/auth\/login/);
  await context.close();
});
