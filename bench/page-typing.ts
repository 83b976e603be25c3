import { UI_LOCALES } from "#contract/common.ts";
import { chromium } from "@playwright/test";
import { createDatabase, startCluster } from "../e2e/cluster.ts";
import { startApp } from "../e2e/start-app.ts";
import playwrightConfig from "../playwright.config.ts";
import { timeTyping } from "./time-typing.ts";

/** Key-to-frame time of typing into a long page with preview, in Chromium. Requires a build. */
const PARAGRAPHS = 200;
const LOCALES = UI_LOCALES;

/** As long as a text may be. */
const longText = () =>
  Array.from({ length: PARAGRAPHS }, (_, at) => `Post ${at + 1} counts **people**, never faces.`).join("\n\n");

type Page = { id: string; content: Record<string, unknown>; lock_version: number };
const cluster = await startCluster();
const app = await startApp(await createDatabase(cluster.url, "page_typing"), { DEMO: "true" });
const browser = await chromium.launch({ headless: true, ...playwrightConfig.use?.launchOptions });
try {
  const ask = async <T>(path: string, method: string, body: unknown, token?: string) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await fetch(app.origin + path, { method, headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  const sign_in = { email: "admin@seaview.example", password: "guidepost-demo" };
  const session = await ask<{ token: string }>("/api/login", "POST", sign_in);
  const made = await ask<{ page: Page }>(
    "/api/v1/web/pages",
    "POST",
    { page: { type: "collection_page" } },
    session.token,
  );
  const { id, content, lock_version } = made.page;
  const body = Object.fromEntries(LOCALES.map((locale) => [locale, longText()]));
  const written = { page: { content: { ...content, headline: { en: "A long page" }, body }, lock_version } };
  await ask(`/api/v1/web/pages/${id}`, "PUT", written, session.token);

  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent('<textarea aria-label="Text" rows="5"></textarea>');
  const plain = await timeTyping(page, page.getByRole("textbox"));
  await page.addInitScript((value) => localStorage.setItem("auth_token", value), JSON.stringify(session));
  const editor = page.getByRole("textbox", { name: "Text", exact: true });
  const results: Record<string, unknown> = { "a page with nothing but the field": plain };
  for (const preview of ["off", "on"]) {
    await page.addInitScript((value) => localStorage.setItem("page_preview", value), preview);
    await page.goto(`${app.origin}/guide-app/pages/collections/${id}`);
    results[`the editor, its preview ${preview}`] = await timeTyping(page, editor);
  }
  console.log(`${PARAGRAPHS} paragraphs in ${LOCALES.length} languages, from key to picture, ms:`);
  console.table(results);
} finally {
  await browser.close();
  await app.stop();
  await cluster.stop();
}
