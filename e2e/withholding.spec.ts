import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { demo } from "./demo.ts";
import { expect, onDemo, test } from "./test.ts";

const PERSON = "Rosa Lind";

/** A page whose first version names a person, and whose second one does not. */
async function pageWithPast(request: APIRequestContext, session: string) {
  const headers = { authorization: `Bearer ${(JSON.parse(session) as { token: string }).token}` };
  const slug = `harbour-${randomBytes(3).toString("hex")}`;
  const made = await request.post("/api/v1/web/pages", { headers, data: { page: { type: "collection_page" } } });
  const { page } = (await made.json()) as { page: { id: string; content: object; lock_version: number } };
  const write = async (body: string, lock_version: number) => {
    const content = { ...page.content, headline: { en: slug }, body: { en: body } };
    const saved = await request.put(`/api/v1/web/pages/${page.id}`, {
      headers,
      data: { page: { content, lock_version } },
    });
    const published = await request.post(`/api/v1/web/pages/${page.id}/publish`, { headers, data: {} });
    expect([saved.status(), published.status()]).toEqual([200, 200]);
    return ((await saved.json()) as { page: { lock_version: number } }).page.lock_version;
  };
  const next = await write(`Two sensors, installed by ${PERSON}.`, page.lock_version);
  await write("Two sensors.", next);
  const [row] = await onDemo<{ slug: string; number: number }>(
    `select slug, (select number from page_revisions where page_id = pages.id and publication_number = 1) from pages where id = $1`,
    [page.id],
  );
  return { id: page.id, revision: row?.number, guide: `/collections/${row?.slug}` };
}

for (const { name, viewport } of [
  { name: "a wide screen", viewport: { width: 1440, height: 900 } },
  { name: "a phone", viewport: { width: 390, height: 844 } },
])
  test(`withholds one part of an earlier version, and shows it again, on ${name}`, async ({
    page,
    request,
    signIn,
  }) => {
    await page.setViewportSize(viewport);
    const session = await signIn();
    const { id, guide, revision } = await pageWithPast(request, session);
    const { host, origin } = new URL((await demo()).origin);
    /** Node knows no subdomains of localhost. */
    const headers = { host: `seaview.${host}` };
    const readers = async (path: string) => (await request.get(origin + guide + path, { headers })).text();
    await expect.poll(() => readers("/history/1")).toContain(PERSON);
    await expect.poll(() => readers("/history")).toContain(PERSON);

    await page.goto(`/guide-app/pages/collections/${id}?history=${revision}`);
    await page.getByRole("button", { name: "Withhold…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Withhold", exact: true }).click();
    await expect(dialog.getByText("Choose a part")).toBeVisible();
    await expect(dialog.getByText("Enter a reason")).toBeVisible();
    await dialog.getByRole("combobox", { name: "Part" }).fill("Text");
    await page.getByRole("option", { name: /^Text/ }).click();
    await dialog.getByRole("textbox", { name: "Reason" }).fill("It named a person.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Withhold", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Withheld from residents")).toBeVisible();
    await expect(page.getByText("Partly withheld")).toBeVisible();

    await expect.poll(() => readers("/history/1")).not.toContain(PERSON);
    for (const path of ["/history", "/history/1", "/history/1.json", "/history?from=1&to=2"]) {
      const text = await readers(path);
      expect(text, path).not.toContain(PERSON);
      expect(text, path).toContain("It named a person.");
    }
    await expect(page.locator("body")).not.toBeFocused();
    await page.getByRole("button", { name: "Show again" }).click();
    await expect(page.getByText("Withheld from residents")).toBeHidden();
    await expect.poll(() => readers("/history/1")).toContain(PERSON);
  });
