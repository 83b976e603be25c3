import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { startLanguageModel } from "#server/testing/language-model.ts";
import { DEMO, expect, newAdmin, test } from "./test.ts";

// saving the connection of a language model asks for a password, which a planted session has not given yet
test.use({ expectedErrors: /status of 403/ });

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

type Words = Record<string, Record<string, string>>;
type Content = { content: Words; lock_version: number };

/** Creates a page through the API, as another person would. */
async function newPage(request: APIRequestContext, session: string) {
  const headers = { authorization: `Bearer ${(JSON.parse(session) as { token: string }).token}` };
  const made = await request.post("/api/v1/web/pages", { headers, data: { page: { type: "collection_page" } } });
  const { id } = ((await made.json()) as { page: { id: string } }).page;
  const read = async () => {
    const reply = await request.get(`/api/v1/web/pages/${id}`, { headers });
    return ((await reply.json()) as { page: Content }).page;
  };
  const write = async (words: Words) => {
    const { content, lock_version } = await read();
    const page = { content: { ...content, ...words }, lock_version };
    expect((await request.put(`/api/v1/web/pages/${id}`, { headers, data: { page } })).status()).toBe(200);
  };
  const headline = `Quay ${randomBytes(3).toString("hex")}`;
  await write({
    headline: { en: headline },
    subtitle: { en: "Counts people" },
    body: { en: "## Why\n\nTo **plan**." },
  });
  return { path: `/guide-app/pages/collections/${id}`, headline, read, write };
}

/** Adds translations to an XLIFF file, as a translator's tool does. */
const translated = (xliff: string, words: Readonly<Record<string, string>>) =>
  Object.entries(words).reduce(
    (text, [source, target]) =>
      text.replace(
        `>${source}</source><target xml:space="preserve"></target>`,
        `>${source}</source><target>${target}</target>`,
      ),
    xliff,
  );

async function exportXliff(page: Page) {
  await page.getByRole("button", { name: "Export" }).click();
  const waiting = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "This page as XLIFF 2.1" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("translations-en-es.xlf");
  return readFile(await download.path(), "utf8");
}

async function importFile(page: Page, text: string) {
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import translations" });
  const file = { name: "back.xlf", mimeType: "application/xliff+xml", buffer: Buffer.from(text) };
  await dialog.locator('input[type="file"]').setInputFiles(file);
  return dialog;
}

for (const viewport of [WIDE, PHONE])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test("R2.20 a translator's file is exported and imported, except texts changed meanwhile", async ({
      page,
      request,
      signIn,
    }) => {
      const session = await signIn(await newAdmin());
      const { path, headline, read, write } = await newPage(request, session);
      await page.goto(`${path}?translate=es`);
      const xliff = await exportXliff(page);
      expect(xliff).toContain('srcLang="en" trgLang="es"');
      await write({ subtitle: { en: "Counts people and bikes" } });

      const back = translated(xliff, { [headline]: "El muelle", "Counts people": "Cuenta personas" });
      const dialog = await importFile(page, back);
      await expect(dialog.getByText("1 text changes in Spanish.")).toBeVisible();
      await expect(dialog.locator("ins")).toHaveText(["El muelle"]);
      await expect(dialog.getByText("1 text is left out")).toBeVisible();
      await expect(dialog.getByText("The source was changed in the meantime: “Counts people and bikes”")).toBeVisible();
      expect((await read()).content["headline"]).toEqual({ en: headline });
      await expectAccessible(page);

      await dialog.getByRole("button", { name: "Save 1 text" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("textbox", { name: "Headline in Spanish" })).toHaveValue("El muelle");
      await expect(page.getByRole("textbox", { name: "Subtitle in Spanish" })).toHaveValue("");
      const { content } = await read();
      expect(content["headline"]).toEqual({ en: headline, es: "El muelle" });
      expect(content["subtitle"]).toEqual({ en: "Counts people and bikes" });
    });

    test("R4.4 switching the content language changes the page's texts, and each language keeps its own", async ({
      page,
      request,
      signIn,
    }) => {
      const { path, headline, read } = await newPage(request, await signIn(await newAdmin()));
      await page.goto(path);
      const field = page.getByRole("textbox", { name: /^Headline/ });
      await expect(field).toHaveValue(headline);
      const choose = (name: RegExp) =>
        page.getByRole("radiogroup", { name: "Language of the texts" }).getByRole("radio", { name }).click();
      await choose(/^Khmer/);
      await expect(page).toHaveURL(/locale=km/);
      await expect(field).toHaveValue("");
      await expect(field).toHaveAttribute("lang", "km");
      await expect(page.getByText(`Residents read the English text: “${headline}”`)).toBeVisible();
      await field.fill("ផែ");
      await expect(
        page
          .getByText(/^Saved/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await choose(/^English/);
      await expect(field).toHaveValue(headline);
      await expect.poll(async () => (await read()).content["headline"]).toEqual({ en: headline, km: "ផែ" });
      await page.reload();
      await choose(/^Khmer/);
      await expect(field).toHaveValue("ផែ");
    });
  });

test("R2.20 a page is translated with the keyboard alone, rich text too", async ({ page, request, signIn }) => {
  await page.setViewportSize(WIDE);
  const session = await signIn(await newAdmin());
  const { path, headline, read } = await newPage(request, session);
  await page.goto(`${path}?translate=es`);
  await expect(page.getByRole("heading", { name: "Why" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Text in Spanish" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Draft a translation" })).toHaveCount(0);
  for (const words of ["El muelle", "Cuenta personas", "Para planificar."]) {
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.type(words);
  }
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Everything is translated")).toBeVisible();
  await expectAccessible(page);
  expect((await read()).content).toMatchObject({
    headline: { en: headline, es: "El muelle" },
    subtitle: { es: "Cuenta personas" },
    body: { es: "Para planificar." },
  });

  await test.step("a language model drafts the next page, once a manager has connected it", async () => {
    const model = await startLanguageModel();
    try {
      await page.goto("/writing-help");
      await page.getByRole("textbox", { name: "Address" }).fill(model.address);
      await page.getByRole("textbox", { name: "Model", exact: true }).fill(model.model);
      await page.getByLabel("Key", { exact: true }).fill(model.key);
      await page.getByRole("switch", { name: "Writing help is on" }).press("Space");
      await page.getByRole("button", { name: "Save" }).click();
      const confirm = page.getByRole("dialog", { name: "Enter your current password" });
      await confirm.getByLabel("Current password", { exact: true }).fill(DEMO.password);
      await confirm.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("button", { name: "Test" }).click();
      await expect(page.getByText("Everything works")).toBeVisible();
      await expectAccessible(page);

      const next = await newPage(request, session);
      await page.goto(`${next.path}?translate=es`);
      const row = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("textbox", { name: "Headline in Spanish" }) });
      await row.getByRole("button", { name: "Draft a translation" }).click();
      await expect(row.getByRole("textbox")).toHaveValue(`[es] ${next.headline}`);
      await expect(row.getByText(/^Draft by small-model, .*Not reviewed\.$/)).toBeVisible();
      await expectAccessible(page);
      await row.getByRole("button", { name: "Mark as reviewed" }).click();
      await expect(row.getByText(/Not reviewed/)).toHaveCount(0);
    } finally {
      model.stop();
    }
  });
});
