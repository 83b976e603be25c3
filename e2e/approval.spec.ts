import { randomBytes } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { demo } from "./demo.ts";
import { DEMO, expect, newAdmin, onDemo, signInTo, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /status of 409/ });

const panel = (page: Page) => page.locator('section[aria-labelledby="page-publishing"]');
const saved = (page: Page) =>
  expect(
    page
      .getByText(/^Saved/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

/** A public collection page. */
async function publicPage(request: APIRequestContext, session: string) {
  const headers = { authorization: `Bearer ${(JSON.parse(session) as { token: string }).token}` };
  const made = await request.post("/api/v1/web/pages", { headers, data: { page: { type: "collection_page" } } });
  const { page } = (await made.json()) as { page: { id: string; content: object; lock_version: number } };
  const words = { headline: { en: `Harbour ${randomBytes(3).toString("hex")}` }, body: { en: "Two sensors." } };
  const data = { page: { content: { ...page.content, ...words }, lock_version: page.lock_version } };
  const written = await request.put(`/api/v1/web/pages/${page.id}`, { headers, data });
  const published = await request.post(`/api/v1/web/pages/${page.id}/publish`, { headers, data: {} });
  expect([written.status(), published.status()]).toEqual([200, 200]);
  const [row] = await onDemo<{ slug: string }>("select slug from pages where id = $1", [page.id]);
  return { admin: `/guide-app/pages/collections/${page.id}`, guide: `/collections/${row?.slug}` };
}

async function ask(page: Page, name: string) {
  await panel(page).getByRole("link", { name }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name }).click();
  await expect(sheet).toBeHidden();
  await expect(panel(page).getByText("Waiting for approval")).toBeVisible();
}

test("asks, changes the page, is refused, asks again and is published by somebody else, on a phone", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { host, origin } = new URL((await demo()).origin);
  /** Node knows no subdomains of localhost. */
  const readers = async (path: string) =>
    (await request.get(origin + path, { headers: { host: `seaview.${host}` } })).text();
  const manager = await signInTo(page, await newAdmin());
  const { admin, guide } = await publicPage(request, manager);

  // the workspace's choice
  await page.goto("/guide-app/settings/advanced");
  await page.getByRole("radio", { name: "Another editor or manager" }).check({ force: true });
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  const writer = await context.newPage();
  await signInTo(writer, DEMO.staff);
  await writer.goto(admin);
  await writer.getByRole("textbox", { name: "Text" }).fill("Three sensors.");
  await saved(writer);
  await ask(writer, "Ask for approval");

  await page.goto(admin);
  await panel(page).getByRole("link", { name: "Review" }).click();
  const review = page.getByRole("dialog");
  await expect(review.locator("ins", { hasText: "Three" })).toBeVisible();
  await expectAccessible(page);

  await writer.getByRole("textbox", { name: "Text" }).fill("Four sensors.");
  await expect(panel(writer).getByText("The page has changed since approval was asked for")).toBeVisible();
  await review.getByRole("button", { name: "Approve and publish version 2" }).click();
  await expect(review.getByRole("alert")).toContainText("The page changed meanwhile");
  await expect(review.getByText("The page has changed since approval was asked for")).toBeVisible();
  expect(await readers(guide)).toContain("Two sensors.");

  await ask(writer, "Ask again");
  await page.goto(`${admin}?publish`);
  await expect(review.locator("ins", { hasText: "Four" })).toBeVisible();
  await review.getByRole("button", { name: "Approve and publish version 2" }).click();
  await expect(review).toBeHidden();
  await expect(panel(page).getByText(/^Residents read version 2 of/)).toBeVisible();
  await expect.poll(() => readers(guide)).toContain("Four sensors.");
  await context.close();
});
