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
  await card.getByRole("button", { name: /Corrected in version/ }).click();
  await page.getByRole("option", { name: /^Version 2/ }).click();
  await expectAccessible(page);
  await card.getByRole("button", { name: "Save state" }).click();
  await expect(page.getByText("Residents read the new state")).toBeVisible();

  await resident.reload();
  await expect(resident.getByText("Corrected in version 2")).toBeVisible();
  await resident.getByRole("link", { name: "See version 2" }).click();
  await expect(resident).toHaveURL(new RegExp(`/devices/${SLUG}/history/2`));
  await phone.close();
  const [row] = await onDemo<{ count: number }>(
    "select count(*)::int as count from audit_entries where action = 'feedback.updated' and after ->> 'mistake_state' = 'corrected'",
  );
  expect(row?.count).toBe(1);
});
