import { chromium, type Page } from "@playwright/test";
import { uuidv7 } from "uuidv7";
import { EMPTY_CHAIN, type Placement } from "#datachain/model.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { createDatabase, startCluster } from "../e2e/cluster.ts";
import { startApp } from "../e2e/start-app.ts";
import playwrightConfig from "../playwright.config.ts";

/** Typing in the builder with a large chain: from the key to the picture, in Chromium. Build first. */
const PLACEMENTS = 60;
const KEYS = Number(process.env["BENCH_KEYS"] ?? 300);
const TEXT = "Takes a photo of a vehicle and its number plate when it drives in the bus lane during bus hours. ";
const LOCALES = ["en", "es", "fr", "pt", "tl", "km"];

/** Every category gets its share, every text all six languages. */
function largeChain(): Placement[] {
  const { elements } = currentTaxonomy("device");
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, TEXT.repeat(2)]));
  return Array.from({ length: PLACEMENTS }, (_, at) => {
    const { category_id, id } = elements[(at * 2) % elements.length] ?? { category_id: "tech", id: "radar" };
    return { ...newPlacement({ category_id, element_id: id }, uuidv7), variables: { additional_description: texts } };
  });
}

/** From the key until after the frame that shows it. */
async function timeTyping(page: Page) {
  await page.getByRole("textbox", { name: /^Details/ }).click();
  await page.keyboard.press("Control+End");
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => times.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        }),
      true,
    );
  });
  for (let at = 0; at < KEYS; at += 1) await page.keyboard.type(TEXT[at % TEXT.length] ?? "x", { delay: 60 });
  const times = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(0.9999) };
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
  const plain = await timeTyping(page);
  await page.addInitScript((value) => localStorage.setItem("auth_token", value), JSON.stringify(session));
  const first = placements.find(({ category_id }) => category_id === "tech");
  await page.goto(`${app.origin}/inventory/devices/${device.id}/datachain/builder/tech#placement-${first?.id}`);
  const builder = await timeTyping(page);
  console.log(`${PLACEMENTS} placements in ${LOCALES.length} languages, ${KEYS} keys, from key to picture, ms:`);
  console.table({ "a page with nothing but the field": plain, "the builder": builder });
} finally {
  await browser.close();
  await app.stop();
  await cluster.stop();
}
