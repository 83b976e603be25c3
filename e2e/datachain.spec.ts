import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expectAccessible } from "./accessible.ts";
import { demoPath, expect, newAdmin, onDemo, test } from "./test.ts";

const saved = (page: Page) => expect(page.getByText(/^Saved/).first()).toBeVisible();
type Own = { organization?: { name: unknown }; variables?: Record<string, unknown> } & Record<string, unknown>;
type Document = { instance: { elements: { x_guidepost: Own }[] } };
/** Elsewhere an organization of this workspace is a name in the chain's own words. */
const elementsIn = (text: string) =>
  (JSON.parse(text) as Document).instance.elements.map(({ x_guidepost, ...element }) => {
    const { organization, variables, ...own } = x_guidepost;
    const words = { ...variables, ...(organization && { title: organization.name }) };
    return { ...element, x_guidepost: { ...own, words, organization_id: undefined, lent: undefined } };
  });
const write = async (page: Page, name: RegExp | string, text: string) => {
  await page.getByRole("textbox", { name }).fill(text);
};
/** Registers a device from a template, as staff do. */
async function registerDevice(page: Page, name: string) {
  await page.goto("/inventory/devices");
  await page.getByRole("link", { name: "Add device" }).click();
  await page.getByRole("radio", { name: /plate/i }).check({ force: true });
  await write(page, /^Name/, name);
  await page.getByRole("button", { name: /Status/ }).click();
  await page.getByRole("option", { name: "Active" }).click();
  await page.getByRole("button", { name: "Add device" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

/** Places it on the map using only the keyboard. */
async function placeByKeyboard(page: Page) {
  await page.getByRole("link", { name: /^Locations/ }).press("Enter");
  await page.getByRole("button", { name: "Add location" }).press("Enter");
  await page.getByRole("button", { name: "Put the location here" }).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Latitude" })).not.toHaveValue("");
  await page.getByRole("button", { name: "Add location" }).press("Enter");
  await expect(page.getByText("1 location", { exact: true })).toBeVisible();
}

test("R2.26 R2.27 R2.29 registers a device, places it by keyboard, and finishes its chain in two languages", async ({
  page,
  signIn,
}) => {
  await signIn();
  await registerDevice(page, "Quay camera");
  await placeByKeyboard(page);
  await page.getByRole("link", { name: /^Datachain/ }).click();
  await page.getByRole("link", { name: "Open the builder" }).click();
  await expect(page).toHaveURL(/builder/);

  // the checks link to everything missing
  await page.getByRole("link", { name: "Review and finish" }).click();
  await expect(page.getByText(/\d+ to do/).first()).toBeVisible();
  await page
    .getByRole("link", { name: /^Go to Accountable/ })
    .first()
    .click();
  await write(page, /^Name/, "City of Seaview");
  await page.getByRole("radio", { name: /Khmer/ }).click();
  await write(page, /^Name/, "ទីក្រុង Seaview");
  await saved(page);
  await page.getByRole("link", { name: "Review and finish" }).click();
  await page
    .getByRole("link", { name: /^Go to (Retention|Keeping|How long)/ })
    .first()
    .click();
  await page.getByRole("radio", { name: /English/ }).click();
  await write(page, /^(Duration|How long|Kept for)/, "30 days");
  await page.getByRole("radio", { name: /Khmer/ }).click();
  await write(page, /^(Duration|How long|Kept for)/, "៣០ ថ្ងៃ");
  await saved(page);
  await page.getByRole("link", { name: "Review and finish" }).click();
  await expect(page.getByText("This datachain is finished.")).toBeVisible();

  // the public view, in both languages
  const chain = page.getByRole("region", { name: "The chain" });
  await expect(chain.getByText(/៣០ ថ្ងៃ/).first()).toBeVisible();
  await expect(chain.getByText("អាចស្គាល់អ្នក").first()).toBeVisible();
  await page.getByRole("button", { name: /Language/ }).click();
  await page.getByRole("option", { name: "English" }).click();
  await expect(chain.getByText(/30 days/).first()).toBeVisible();
  await expectAccessible(page);
});

test("a chain exported as a document is imported unchanged at another customer", async ({ page, signIn }) => {
  await signIn(await newAdmin());
  await page.goto(await demoPath("/inventory/devices/{device}/datachain/overview"));
  const download = async () => {
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: "JSON, compact" }).click();
    return readFile(await (await started).path(), "utf8");
  };
  await saved(page);
  const first = await download();
  const [device] = await onDemo<{ id: string }>(
    `insert into devices (id, customer_id, name)
     select gen_random_uuid(), id, 'Copy of the camera' from customers where slug = 'harbourton' returning id`,
  );
  await page.getByRole("button", { name: /Switch workspace/ }).click();
  await page.getByText("Port of Harbourton").last().click();
  await expect(page.getByRole("button", { name: "Switch workspace: Port of Harbourton" })).toBeVisible();
  await page.goto(`/inventory/devices/${device?.id}/datachain`);
  await page.getByRole("button", { name: /Import JSON/ }).click();
  await page.getByRole("textbox", { name: "Document" }).fill(first);
  await page.getByRole("button", { name: "Use this" }).click();
  await page.getByRole("link", { name: "Review and finish" }).click();
  await saved(page);
  expect(elementsIn(await download())).toEqual(elementsIn(first));
});
