import { expectAccessible } from "./accessible.ts";
import { demo } from "./demo.ts";
import { expect, newAdmin, onDemo, signInTo, test } from "./test.ts";

const SLUG = "bus-lane-camera-mill-street";

test("a mistake is reported on a phone, corrected in a version, and the resident reads it", async ({
  page,
  browser,
}) => {
  const { host } = new URL((await demo()).origin);
  const guide = `http://seaview.${host}`;
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const resident = await phone.newPage();
  await resident.goto(`${guide}/devices/${SLUG}`);
  await resident.getByRole("link", { name: "Report a mistake on this page" }).click();
  await resident.getByRole("textbox", { name: "What is wrong?" }).fill("The camera stands in Mill Road.");
  await resident.getByRole("combobox", { name: "Which part of the page?" }).selectOption("The location or the map");
  await resident.getByRole("button", { name: "Send" }).click();
  await expect(resident.getByText("Your report was sent.")).toBeVisible();
  const address = (await resident.getByRole("link", { name: /\/mistakes\// }).getAttribute("href")) ?? "";
  await resident.goto(address);
  await expect(resident.getByText("Received", { exact: true })).toBeVisible();
  await expect(resident.getByText("Mill Road")).toBeHidden();

  await signInTo(page, await newAdmin());
  await page.goto("/feedback?kind=mistake");
  await page.getByRole("link", { name: /The camera stands in Mill Road/ }).click();
  const card = page.getByRole("region", { name: "Reported mistake" });
  await card.getByRole("radio", { name: "Not a mistake" }).check({ force: true });
  await card.getByRole("button", { name: "Save state" }).click();
  await expect(card.getByText("Say why it is not a mistake")).toBeVisible();
  await card.getByRole("radio", { name: "Corrected" }).check({ force: true });
  // the version that the resident had read is not on offer
  await expect(card.getByText(/No version has been published since the report/)).toBeVisible();
  await card.getByRole("link", { name: "Open the page" }).click();
  await page.getByRole("textbox", { name: /^Subtitle/ }).fill("Photographs vehicles in the bus lane of Mill Street.");
  await page.locator("section[aria-labelledby=page-publishing]").getByRole("link", { name: "Publish changes" }).click();
  const publish = page.getByRole("dialog").getByRole("button", { name: /^Publish version/ });
  const version = Number(/\d+/.exec((await publish.textContent()) ?? "")?.[0]);
  await publish.click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.goto("/feedback?kind=mistake");
  await page.getByRole("link", { name: /The camera stands in Mill Road/ }).click();
  await card.getByRole("radio", { name: "Corrected" }).check({ force: true });
  await card.getByRole("button", { name: /Corrected in version/ }).click();
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.getByRole("option", { name: new RegExp(`^Version ${version}`) }).click();
  await expectAccessible(page);
  await card.getByRole("button", { name: "Save state" }).click();
  await expect(page.getByText("Residents read the new state")).toBeVisible();

  await resident.reload();
  await expect(resident.getByText(`Corrected in version ${version}`)).toBeVisible();
  await resident.getByRole("link", { name: `See version ${version}` }).click();
  await expect(resident).toHaveURL(new RegExp(`/devices/${SLUG}/history/${version}`));
  await phone.close();
  const [row] = await onDemo<{ count: number }>(
    "select count(*)::int as count from audit_entries where action = 'feedback.updated' and after ->> 'mistake_state' = 'corrected'",
  );
  expect(row?.count).toBe(1);
});
