import { UI_LOCALES } from "#contract/common.ts";
import { chromium } from "@playwright/test";
import { uuidv7 } from "uuidv7";
import { EMPTY_CHAIN, type Placement } from "#datachain/model.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { createDatabase, startCluster } from "../e2e/cluster.ts";
import { startApp } from "../e2e/start-app.ts";
import playwrightConfig from "../playwright.config.ts";
import { timeTyping } from "./time-typing.ts";

/** Key-to-frame time of typing in the builder with a large chain, in Chromium. Requires a build. */
const PLACEMENTS = 60;
const TEXT = "Takes a photo of a vehicle and its number plate when it drives in the bus lane during bus hours. ";
const LOCALES = UI_LOCALES;

/** Distributes placements over all categories, with texts in all six languages. */
function largeChain(): Placement[] {
  const { elements } = currentTaxonomy("device");
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, TEXT.repeat(2)]));
  return Array.from({ length: PLACEMENTS }, (_, at) => {
    const { category_id, id } = elements[(at * 2) % elements.length] ?? { category_id: "tech", id: "radar" };
    return { ...newPlacement({ category_id, element_id: id }, uuidv7), variables: { additional_description: texts } };
  });
}

type Session = { token: string };
const cluster = await startCluster();
const app = await startApp(await createDatabase(cluster.url, "builder_typing"), { DEMO: "true" });
const browser = await chromium.launch({ headless: true, ...playwrightConfig.use?.launchOptions });
try {
  const ask = async <T>(path: string, method: string, body?: unknown, token?: string) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await fetch(app.origin + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  const sign_in = { email: "admin@seaview.example", password: "guidepost-demo" };
  const session = await ask<Session>("/api/login", "POST", sign_in);
  const { device } = await ask<{ device: { id: string } }>(
    "/api/v1/inventory/devices",
    "POST",
    { device: { name: "A device with a long chain" } },
    session.token,
  );
  const placements = largeChain();
  const chain = `/api/v1/inventory/devices/${device.id}/datachain`;
  await ask(chain, "PUT", { datachain: { content: { ...EMPTY_CHAIN, placements }, lock_version: 0 } }, session.token);

  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent('<textarea aria-label="Details" rows="5"></textarea>');
  const field = page.getByRole("textbox", { name: /^Details/ });
  const plain = await timeTyping(page, field);
  await page.addInitScript((value) => localStorage.setItem("auth_token", value), JSON.stringify(session));
  const first = placements.find(({ category_id }) => category_id === "tech");
  await page.goto(`${app.origin}/inventory/devices/${device.id}/datachain/builder/tech#placement-${first?.id}`);
  const builder = await timeTyping(page, field);
  console.log(`${PLACEMENTS} placements in ${LOCALES.length} languages, from key to picture, ms:`);
  console.table({ "a page with nothing but the field": plain, "the builder": builder });
} finally {
  await browser.close();
  await app.stop();
  await cluster.stop();
}
