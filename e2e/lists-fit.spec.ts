import type { Page } from "@playwright/test";
import { UI_LOCALES } from "#contract/common.ts";
import { DEMO, expect, newAdmin, onDemo, open, test } from "./test.ts";
import { oneOf } from "./one-of.ts";

const INVITED = "somebody.with.a.long.name@transport.seaview.example";
const WITHOUT_LIST = "/no/such/page";
const WIDTHS = [1024, 1280, 1366, 1440];
const LISTS = [
  "/inventory/devices",
  "/inventory/algorithms",
  "/organizations",
  "/guide-app/labels",
  "/guide-app/pages",
  "/team",
  "/team?view=invitations",
  "/webhooks",
  "/guide-app/reports",
  "/audit-log",
  "/inventory/devices/import",
];
/** With all optional columns. */
const CROWDED = [
  "/inventory/devices?columns=status,identifiability,location_count,chain,page,review_due_on,device_type,manufacturer,organization,department,label,updated_at",
  "/inventory/algorithms?columns=lifecycle,publication_category,deployer,identifiability,completeness,chain,page,review_due_on,department,label,updated_at",
  "/guide-app/pages?columns=state,languages,updated_at,label,published_at",
];

/** Every list in French, which has the longest words, and in one other language. */
const LONGEST = "fr";
const OTHERS = UI_LOCALES.filter((locale) => locale !== LONGEST);
const listsFor = (locale: string) =>
  [...LISTS, ...CROWDED].filter((_, at) => [LONGEST, oneOf(OTHERS, at)].includes(locale));

/** Elements that are clipped, overflow or cannot be reached; empty if all is well. */
const misfits = (page: Page) =>
  // oxlint-disable-next-line complexity -- serialized into the browser as a whole
  page.evaluate(() => {
    const found: string[] = [];
    const say = (what: string, element: Element) => found.push(`${what}: ${element.textContent?.trim().slice(0, 40)}`);
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) found.push("the page scrolls sideways");
    for (const table of document.querySelectorAll("main table")) {
      const box = table.parentElement;
      if (box && box.scrollWidth > box.clientWidth) say("the table overflows", table);
      for (const head of [...table.querySelectorAll("thead th")].filter(isShown)) {
        if (head.scrollWidth > head.clientWidth) say("a head is cut", head);
        if (head.getBoundingClientRect().right > width) say("a head is outside", head);
      }
      for (const row of table.querySelectorAll("tbody tr")) {
        const name = row.querySelector("[data-cell=title]");
        if (!name || !isShown(name) || name.getBoundingClientRect().width < 120) say("no room for the name", row);
        const menu = row.querySelector("[data-cell=actions] button");
        if (menu && menu.getBoundingClientRect().right > width) say("the menu is out of reach", row);
        if (row.querySelector("[data-cell=actions]") && (!menu || !isShown(menu))) say("no menu", row);
      }
    }
    for (const control of document.querySelectorAll("main :is(a, button, input)"))
      if (isShown(control) && control.getBoundingClientRect().right > width + 0.5) say("outside", control);
    return found;
  });

const WEBHOOK = `
  with made as (
    insert into webhooks (id, customer_id, name, url, events)
    select gen_random_uuid(), customer_id, 'Records office of the harbour district',
      'https://hooks.records.seaview.example/guide/a-rather-long-path',
      array['page.published', 'page.withdrawn', 'feedback.received', 'short_code.retired']
    from users where email = $1 returning id, customer_id)
  insert into webhook_secrets (id, customer_id, webhook_id, secret)
  select gen_random_uuid(), customer_id, id, 'whsec_' from made`;

/** A team with a pending invitation, a webhook, and a checked import, created once for all languages. */
async function fillLists(page: Page) {
  const [invited] = await onDemo("select 1 from invitations where email = $1", [INVITED]);
  if (invited) return;
  await onDemo(WEBHOOK, [DEMO.admin]);
  await page.goto("/inventory/devices/import");
  const buffer = Buffer.from("Ref;Name\r\nE2E-9;Quay air quality mast with a rather long name");
  const file = { name: "inventory-of-the-harbour-district-2026.csv", mimeType: "text/csv", buffer };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("table")).toBeVisible();
  await page.evaluate(async (email) => {
    const { token } = JSON.parse(localStorage.getItem("auth_token") ?? "{}") as { token?: string };
    const invitation = { email, role: "editor" };
    await fetch("/api/v1/team/invitations", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ invitation }),
    });
  }, INVITED);
}

// each language uses its own administrator
test.describe.configure({ mode: "parallel" });

for (const locale of UI_LOCALES)
  test(`lists fit from 1024 px up, their names and row menus within reach (${locale})`, async ({
    page,
    signIn,
    context,
    baseURL,
  }) => {
    await signIn(await newAdmin());
    await fillLists(page);
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
    await page.goto(WITHOUT_LIST);
    for (const path of listsFor(locale)) {
      // make sure rows of the previous list are gone
      await open(page, WITHOUT_LIST);
      await expect(page.locator("main table")).toHaveCount(0);
      await open(page, path);
      await expect(page.locator("main tbody [data-cell=title]").first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => misfits(page), `${path} at ${width} px in ${locale}`).toEqual([]);
      }
    }
  });

test("columns are hidden by rank and return when there is room", async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/inventory/devices");
  const head = (name: string) => page.getByRole("columnheader", { name });
  await expect(head("Review due")).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(head("Locations")).toBeHidden();
  await expect(head("Review due")).toBeHidden();
  await expect(head("Status")).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(head("Locations")).toBeVisible();
  await expect(head("Review due")).toBeVisible();
});
