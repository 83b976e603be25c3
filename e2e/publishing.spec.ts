import { randomBytes } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { DEMO, expect, newAdmin, onDemo, signInTo, test } from "./test.ts";

const saved = (page: Page) => expect(page.getByText(/^Saved/).first()).toBeVisible();
/** The publishing panel. */
const panel = (page: Page) => page.locator('section[aria-labelledby="page-publishing"]');
const bearer = (session: string) => ({
  headers: { authorization: `Bearer ${(JSON.parse(session) as { token: string }).token}` },
});

/** An active device with a chain without errors, copied from the demo. */
async function newDevice(name: string) {
  const [device] = await onDemo<{ id: string }>(
    `insert into devices (id, customer_id, name, status_id, contact_email)
     select gen_random_uuid(), customer_id, $1, status_id, 'data@seaview.example' from devices where reference = 'TRA-0031'
     returning id`,
    [name],
  );
  await onDemo(
    `with source as (
       select chain.* from datachains as chain join devices on devices.id = chain.device_id
       where chain.error_count = 0 and chain.content -> 'placements' <> '[]' order by devices.reference limit 1
     ), made as (
       insert into datachains (id, customer_id, device_id, taxonomy_id, content, lock_version)
       select gen_random_uuid(), customer_id, $1, taxonomy_id, content, 1 from source returning id, customer_id
     )
     insert into datachain_organizations (customer_id, datachain_id, organization_id)
     select made.customer_id, made.id, named.organization_id
     from made, source join datachain_organizations as named on named.datachain_id = source.id`,
    [device?.id],
  );
  return device?.id ?? "";
}

type Api = { request: APIRequestContext; session: string };

/** Creates a page for each test through the API. */
async function newPage({ request, session }: Api, page: object) {
  const reply = await request.post("/api/v1/web/pages", { ...bearer(session), data: { page } });
  expect(reply.status()).toBe(201);
  return ((await reply.json()) as { page: { id: string; content: object; lock_version: number } }).page;
}

async function newCollection(api: Api) {
  const name = `Harbour ${randomBytes(3).toString("hex")}`;
  const { id, content, lock_version } = await newPage(api, { type: "collection_page" });
  const words = { headline: { en: name }, subtitle: { en: "Counts people every hour" }, body: { en: "Two sensors." } };
  const reply = await api.request.put(`/api/v1/web/pages/${id}`, {
    ...bearer(api.session),
    data: { page: { content: { ...content, ...words }, lock_version } },
  });
  expect(reply.status()).toBe(200);
  return { id, name, path: `/guide-app/pages/collections/${id}` };
}

async function publishFromPanel(page: Page, name: string, version: number) {
  await panel(page).getByRole("link", { name, exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: `Publish version ${version}` }).click();
  await expect(sheet).toBeHidden();
  await expect(panel(page).getByText(new RegExp(`^Residents read version ${version} of`))).toBeVisible();
}

test("R2.20 R2.22 publishes a device's page in two languages", async ({ page, request, signIn }) => {
  const session = await signIn(await newAdmin());
  const name = `Quay counter ${randomBytes(3).toString("hex")}`;
  const api = { request, session };
  const { id } = await newPage(api, { type: "device_page", subject_id: await newDevice(name) });
  await page.goto(`/guide-app/pages/devices/${id}`);
  await page.getByRole("textbox", { name: /^Headline/ }).fill(name);
  await page.getByRole("textbox", { name: /^Subtitle/ }).fill("Counts people on the quay");
  await saved(page);
  await publishFromPanel(page, "Publish", 1);

  // the second language follows and is shown as a first translation
  await page.goto(`/guide-app/pages/devices/${id}?locale=es`);
  await page.getByRole("textbox", { name: /^Subtitle/ }).fill("Cuenta personas en el muelle");
  await panel(page).getByRole("link", { name: "Publish changes" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("First translation").first()).toBeVisible();
  await expect(sheet.locator("ins", { hasText: "Cuenta personas en el muelle" })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("textbox", { name: /Change note/ }).fill("Now in Spanish");
  await sheet.getByRole("button", { name: "Publish version 2" }).click();
  await expect(sheet).toBeHidden();
  const reply = await request.get(`/api/v1/web/pages/${id}/publications/2`, bearer(session));
  expect(await reply.json()).toMatchObject({
    publication: { note: "Now in Spanish" },
    snapshot: { content: { subtitle: { en: "Counts people on the quay", es: "Cuenta personas en el muelle" } } },
  });
});

test("a publication is scheduled and cancelled", async ({ page, request, signIn }) => {
  const { path } = await newCollection({ request, session: await signIn(await newAdmin()) });
  await page.goto(path);
  await panel(page).getByRole("link", { name: "Schedule" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Schedule version 1" }).click();
  await expect(sheet).toBeHidden();
  await expect(panel(page).getByText(/^Publishes /)).toBeVisible();
  await page.reload();
  await panel(page)
    .getByRole("button", { name: /^Cancel: Publishes/ })
    .click();
  await expect(panel(page).getByText("Nothing scheduled")).toBeVisible();
  await page.reload();
  await expect(panel(page).getByText("Nothing scheduled")).toBeVisible();
});

test("R4.1 a page is withdrawn with a reason, and published again", async ({ page, request, signIn }) => {
  const { path, name } = await newCollection({ request, session: await signIn(await newAdmin()) });
  await page.goto(path);
  await publishFromPanel(page, "Publish", 1);
  await page.getByRole("button", { name: `More actions: ${name}` }).click();
  await page.getByRole("menuitem", { name: "Withdraw" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /Reason/ }).fill("The sensors were removed");
  await dialog.getByRole("button", { name: "Withdraw page" }).click();
  await expect(panel(page).getByText("The sensors were removed")).toBeVisible();
  await publishFromPanel(page, "Publish again", 2);
});

test("R2.23 one field is restored from an earlier version, and undone", async ({ page, request, signIn }) => {
  const { path } = await newCollection({ request, session: await signIn(await newAdmin()) });
  await page.goto(path);
  await publishFromPanel(page, "Publish", 1);
  await page.getByRole("textbox", { name: /^Headline/ }).fill("Harbour walk");
  await page.getByRole("textbox", { name: /^Subtitle/ }).fill("Counts people every minute");
  await saved(page);
  await page.getByRole("link", { name: "All versions" }).click();
  await page.getByRole("link", { name: /^Version 1/ }).click();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Subtitle" }) });
  await expect(card.locator("del")).toHaveText("hour");
  await expectAccessible(page);
  await card.getByRole("button", { name: "Restore this field" }).click();
  await expect(card.getByText("Restored")).toBeVisible();
  await page.getByRole("link", { name: "Back to editing" }).click();
  await expect(page.getByRole("textbox", { name: /^Subtitle/ })).toHaveValue("Counts people every hour");
  await expect(page.getByRole("textbox", { name: /^Headline/ })).toHaveValue("Harbour walk");
});

test.describe("two people on one page", () => {
  // the second save is rejected, and the browser logs that
  test.use({ expectedErrors: /status of 409/ });

  test("both see who the other is, and neither loses text", async ({ page, browser, request, signIn, baseURL }) => {
    const { path } = await newCollection({ request, session: await signIn(await newAdmin()) });
    const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: "reduce" });
    const other = await context.newPage();
    await signInTo(other, DEMO.staff);
    await page.goto(path);
    await other.goto(path);
    await expect(page.getByRole("textbox", { name: /^Subtitle/ })).toBeVisible();
    await other.getByRole("textbox", { name: /^Subtitle/ }).fill("Counts people every second");
    await saved(other);
    await page.getByRole("textbox", { name: /^Subtitle/ }).fill("Counts people every minute");
    await page.getByRole("button", { name: "Review" }).click();
    const [{ name }] = (await onDemo<{ name: string }>("select name from users where email = $1", [DEMO.staff])) as [
      { name: string },
    ];
    await expect(page.getByRole("heading", { name: new RegExp(`^${name} saved this at`) })).toBeVisible();
    const card = page.getByRole("region", { name: "Subtitle", exact: true });
    await expect(card.getByRole("region", { name }).locator("ins")).toHaveText("second");
    await expect(card.getByRole("region", { name: "Yours" }).locator("ins")).toHaveText("minute");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save merged version" }).click();
    await expect(page.getByRole("alert")).toHaveText("Decide one more field before you save.");
    await card.getByRole("radio", { name: "Both" }).click();
    await card.getByRole("textbox", { name: "Both together" }).fill("Counts people every second or minute");
    await page.getByRole("button", { name: "Save merged version" }).click();
    await saved(page);
    await other.reload();
    await expect(other.getByRole("textbox", { name: /^Subtitle/ })).toHaveValue("Counts people every second or minute");
    await context.close();
  });
});

/** The most that a new device may cost; a template or an own description adds its texts. */
const MOST_CLICKS = 20;

/** Counts clicks of the mouse, across pages. */
const countClicks = (page: Page) =>
  page.addInitScript(() =>
    addEventListener(
      "click",
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0)
          sessionStorage.setItem("clicks", String(Number(sessionStorage.getItem("clicks")) + 1));
      },
      { capture: true },
    ),
  );

test("a new device is on a downloaded sign after at most 20 clicks", async ({ page, signIn }) => {
  await signIn(await newAdmin());
  await countClicks(page);
  const next = (action: string) => page.getByRole("region", { name: "From description to sign" }).getByText(action);
  await page.goto("/inventory/devices");
  await page.getByRole("link", { name: "Add device" }).click();
  await page.getByText("A copy", { exact: true }).click();
  await page.getByRole("combobox", { name: "Copy from" }).click();
  await page.keyboard.type("Bus lane camera");
  await page.getByRole("option", { name: /^Bus lane camera/ }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Bus lane camera, Bridge Street");
  await page.getByRole("button", { name: "Add device" }).click();

  await next("Next: Add a location").click();
  await page.getByRole("textbox", { name: "Address" }).fill("Bridge Street 4");
  await page.getByRole("button", { name: "Add location" }).click();
  await next("Next: Create page").click();
  await page.getByRole("textbox", { name: /^Headline/ }).fill("Bus lane camera, Bridge Street");
  await next("Publication").click();
  await page.getByRole("button", { name: "Publish version 1" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await next("Short code").click();
  await page.getByRole("dialog").getByRole("button", { name: "Create code" }).click();
  await page.getByRole("link", { name: "Design the sign" }).click();
  await expect(page.getByRole("img", { name: /^The sign as it will be printed/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const clicks = await page.evaluate(() => Number(sessionStorage.getItem("clicks")));
  expect(clicks).toBeGreaterThan(8);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});
