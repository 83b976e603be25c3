import type { Page } from "@playwright/test";
import { expect, onDemo, test } from "./test.ts";

// saves are intercepted, and the browser logs that
test.use({ expectedErrors: /net::ERR_FAILED/ });

async function newDevice() {
  const [device] = await onDemo<{ id: string }>(
    `insert into devices (id, customer_id, name)
     select gen_random_uuid(), id, 'Quay counter' from customers where slug = 'seaview' returning id`,
  );
  return `/inventory/devices/${device?.id}/datachain`;
}

const stopSaving = (page: Page) =>
  page.route(/\/datachain$/, (route) => (route.request().method() === "PUT" ? route.abort() : route.fallback()));

const choose = async (page: Page, category: string, element: string) => {
  await page.goto(category);
  await page.getByRole("button", { name: element }).first().click();
  await expect(page.getByText("Not saved", { exact: false }).first()).toBeVisible();
};

test("restores unsaved changes of two closed tabs, while an open tab keeps its own", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const chain = await newDevice();
  await page.goto("/dashboard");
  const openTab = async (category: string, element: string) => {
    const tab = await context.newPage();
    await stopSaving(tab);
    await choose(tab, `${chain}/builder/${category}`, element);
    return tab;
  };
  const dying = [await openTab("purpose", "Getting around"), await openTab("retention", "No data is kept")];
  const living = await openTab("process", "Totals & averages");
  for (const tab of dying) await tab.close();

  await page.goto(`${chain}/overview`);
  const said = page.getByRole("region", { name: "The chain" });
  await expect(said.getByText("Getting around").first()).toBeVisible();
  await expect(said.getByText("No data is kept").first()).toBeVisible();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await expect(said.getByText("Totals & averages")).toHaveCount(0);

  // the open tab continues by itself, on top of the other changes
  await living.unroute(/\/datachain$/);
  await expect(living.getByText(/^Saved/).first()).toBeVisible();
  await page.reload();
  for (const name of ["Getting around", "No data is kept", "Totals & averages"])
    await expect(said.getByText(name).first()).toBeVisible();
});
