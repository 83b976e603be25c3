import { expect, type Page, test } from "@playwright/test";
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { GUIDE_LOCALES } from "#contract/guide-locales.ts";
import type { BaseMap } from "#guide/base-map.ts";
import { type Island, SCRIPTS } from "#guide/islands.ts";
import type { GalleryName } from "#guide/testing/gallery.ts";
import { expectAccessible, THEMES } from "./accessible.ts";
import { loadGallery } from "./gallery.ts";
import { oneOf } from "./one-of.ts";
import { ROOT } from "#server/platform/process/root.ts";

const { GALLERY_LOCALES, GALLERY_PAGES, galleryDocument, guideStyles } = await loadGallery();
const read = (path: string) => readFile(join(ROOT, path), "utf8");
const styles = await guideStyles(read);
const map = JSON.parse(await read("admin/public/maps/seaview.geojson")) as BaseMap;

const [NARROW, WIDE] = [
  { width: 320, height: 700 },
  { width: 1280, height: 900 },
];

// the pages are independent, and need no demo
test.describe.configure({ mode: "parallel" });

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sentences whose final punctuation is on the wrong side. */
const turnedSentences = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxOf = (node: Text, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const found: string[] = [];
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const end = /[A-Za-z](?=[.?!…]\s*$)/.exec(node.data);
      // in an Arabic sentence that ends with a foreign name, the full stop is on the left
      const isArabic = /\p{Script=Arabic}/u.test(node.data);
      if (!end || isArabic || !node.parentElement?.checkVisibility()) continue;
      const [letter, sign] = [boxOf(node, end.index), boxOf(node, end.index + 1)];
      if (letter.top === sign.top && sign.left < letter.left) found.push(node.data);
    }
    return found;
  });

/** Opening a window costs more than another page in it. */
const WINDOWS = 3;

for (let window = 0; window < WINDOWS; window += 1)
  test(`every page fits a phone of 320 px in every direction, is accessible, light or dark, and keeps left-to-right sentences in order (${window + 1} of ${WINDOWS})`, async ({
    page,
  }) => {
    for (const [at, name] of GALLERY_PAGES.entries()) {
      if (at % WINDOWS !== window) continue;
      await test.step(name, async () => {
        await page.setViewportSize(NARROW);
        for (const locale of GALLERY_LOCALES) {
          await page.setContent(galleryDocument(name, locale, { styles, map }));
          expect(await sideways(page), locale).toBe(0);
          if (locale === "ar") expect(await turnedSentences(page)).toEqual([]);
          if (locale !== oneOf(GALLERY_LOCALES, Math.floor(at / WINDOWS))) continue;
          await page.emulateMedia({ colorScheme: oneOf(THEMES, Math.floor(at / WINDOWS)) });
          await expectAccessible(page);
        }
        // a wide screen has enough room in every language
        await page.setViewportSize(WIDE);
        expect(await sideways(page), "wide").toBe(0);
      });
    }
  });

/** Words below badges that wrap. Hyphens may end a line; Khmer words have no spaces between them. */
const cutWords = (page: Page, locale: string) =>
  page.evaluate((lang) => {
    const segmenter = new Intl.Segmenter(lang, { granularity: "word" });
    const range = document.createRange();
    const isCut = (node: Text, from: number, length: number) => {
      range.setStart(node, from);
      range.setEnd(node, from + length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const labels = document.querySelectorAll(".chain-badges :is(.chain-badges-what, .chain-badges-name, .chain-chip)");
    return [...labels].flatMap((label) => {
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
        for (const { segment, index, isWordLike } of segmenter.segment(node.data))
          if (isWordLike && isCut(node, index, segment.length)) found.push(segment);
      return found;
    });
  }, locale);

test("no word below a badge is broken at 320 or 390 px, in any language", async ({ page }) => {
  for (const locale of GUIDE_LOCALES)
    for (const name of ["home", "device", "algorithm"] as const) {
      await page.setContent(galleryDocument(name, locale, { styles, map }));
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect([locale, name, width, await cutWords(page, locale)]).toEqual([locale, name, width, []]);
        expect([locale, name, width, await sideways(page)]).toEqual([locale, name, width, 0]);
      }
    }
});

test("every drawing of places shows the base map, with names in the reader's language", async ({ page }) => {
  for (const name of ["home", "device", "collection", "map"] as const) {
    await page.setContent(galleryDocument(name, "es", { styles, map }));
    await expect(page.locator(".g-mapbox .g-map-road-minor")).toBeVisible();
  }
  await page.setContent(galleryDocument("home", "es", { styles, map }));
  await expect(page.locator(".g-map-name").first()).toHaveText("Casco antiguo");
});

test("prints everything open, buttons as addresses, and a QR code back to the page", async ({ page }) => {
  await page.setContent(galleryDocument("device", "en", { styles, map }));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("One picture per vehicle, aimed at the plate.")).toBeVisible();
  await expect(page.getByText("Only when a judge orders it.")).toBeVisible();
  await expect(page.getByText("go.seaview.example/7kd2mp")).toBeVisible();
  await expect(page.locator(".g-print-qr svg")).toBeVisible();
  await expect(page.locator(".g-printfoot")).toContainText("Version 2 of October 12, 2026");
  const button = page.locator(".g-right a.g-btn").first();
  expect(await button.evaluate((link) => getComputedStyle(link, "::after").content)).toBe('"data@seaview.example"');
  await expect(page.locator(".g-feedback")).toBeHidden();
});

test("a printed earlier version says in one line that it is not current", async ({ page }) => {
  await page.setContent(galleryDocument("old-version", "en", { styles, map }));
  await page.emulateMedia({ media: "print" });
  const notice = page.locator(".g-old");
  await expect(notice).toContainText("It is no longer current.");
  await expect(notice.getByRole("link")).toHaveCount(0);
  expect((await notice.getByRole("paragraph").boundingBox())?.height).toBeLessThan(30);
});

async function bundle(island: Island) {
  const entry = join(ROOT, "guide", "islands", `${island}.ts`);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

test("no page has a script unless requested, and each script is small", async () => {
  for (const name of GALLERY_PAGES)
    expect(galleryDocument(name, "en", { styles, map }), name).not.toMatch(/<script|javascript:| on\w+=/);
  for (const island of SCRIPTS) expect(gzipSync(await bundle(island)).length, island).toBeLessThan(2000);
});

/** A page with one of the optional scripts. */
async function openWith(page: Page, island: Island, name: GalleryName) {
  await page.setViewportSize(WIDE);
  const html = galleryDocument(name, "en", { styles, map, island: { name: island, src: `/assets/${island}.js` } });
  const script = await bundle(island);
  const headers = { "content-security-policy": "script-src 'self'" };
  await page.route("https://guide.seaview.example/**", (route) => {
    if (route.request().url().endsWith(".js")) return route.fulfill({ contentType: "text/javascript", body: script });
    const isSent = route.request().method() === "POST";
    return route.fulfill({ contentType: "text/html", headers, body: isSent ? "<title>Thank you</title>" : html });
  });
  // a script may submit a form before everything has loaded
  await page.goto("https://guide.seaview.example/", { waitUntil: "commit" });
}

test("the map zooms by buttons and keys, and splits clustered places", async ({ page }) => {
  await openWith(page, "map", "map");
  const drawing = page.locator("svg[data-map]");
  await expect(page.locator(".g-map-cluster").first()).toBeVisible();
  for (let step = 0; step < 3; step += 1) await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.locator(".g-map-cluster").first()).toBeHidden();
  const before = await drawing.getAttribute("viewBox");
  await drawing.focus();
  await page.keyboard.press("ArrowRight");
  expect(await drawing.getAttribute("viewBox")).not.toBe(before);
});

test("filters a list while typing", async ({ page }) => {
  await openWith(page, "filter", "home");
  await page.getByLabel("Filter this list").fill("DUST");
  await expect(page.locator(".g-card:visible")).toHaveCount(1);
  await expect(page.locator("[data-filter-field]").getByRole("status")).toHaveText("Showing 1 of 4");
});

test("copies the link, and offers reading aloud only with a voice", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: "https://guide.seaview.example" });
  await openWith(page, "tools", "device");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "/devices/licence-plate-reader-dock-road",
  );
  const voices = await page.evaluate(
    () => speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith("en")).length,
  );
  await expect(page.getByRole("button", { name: "Read aloud" })).toHaveCount(voices > 0 ? 1 : 0);
});

test("prints a walk with its map and all stops", async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.body.setAttribute("data-printed", "") }),
  );
  await openWith(page, "tools", "collection");
  await page.getByRole("button", { name: "Print this walk" }).click();
  await expect(page.locator("body[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print this walk" })).toBeHidden();
  await expect(page.locator(".g-walk-map svg")).toBeVisible();
  await expect(page.locator(".g-stop").last()).toBeVisible();
});

/** A silent speech synthesis that records its texts. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    class Utterance extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const speechSynthesis = Object.assign(new EventTarget(), {
      said,
      speaking: false,
      getVoices: () => [{ lang: "en-US" }],
      speak: ({ text }: Utterance) => said.push(text),
      cancel: () => undefined,
    });
    Object.defineProperties(window, {
      speechSynthesis: { value: speechSynthesis },
      SpeechSynthesisUtterance: { value: Utterance },
    });
  });

const readAloud = async (page: Page, name: GalleryName) => {
  await openWith(page, "tools", name);
  await page.getByRole("button", { name: "Read aloud" }).click();
  return page.evaluate(() => (speechSynthesis as SpeechSynthesis & { said: string[] }).said);
};

test("reads a page aloud from the title on, every question with its answer, and nothing twice", async ({ page }) => {
  await giveVoice(page);
  const device = await readAloud(page, "device");
  expect(device.slice(1, 4)).toEqual(["Licence plate reader, Dock Road", "Purpose", "Enforcing rules"]);
  const question = device.indexOf("Can the police use the pictures?");
  expect(device[question + 1]).toContain("Only when a judge orders it.");
  expect(device.join("\n")).not.toMatch(/hosted here by|always up to date|All technologies/);
  const algorithm = await readAloud(page, "algorithm");
  const [all, whole] = [algorithm.join(" "), (await page.locator("main").textContent()) ?? ""].map((text) =>
    text.replaceAll(/\s+/g, " "),
  );
  const timesIn = (place: string | undefined, text: string) => (place ?? "").split(text).length - 1;
  expect(algorithm.length).toBeGreaterThan(50);
  expect(algorithm.filter((text) => text.length > 40 && timesIn(all, text) > timesIn(whole, text))).toEqual([]);
});

test("during a burst of answers, a form is accepted once the browser has solved a puzzle", async ({ page }) => {
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await openWith(page, "prove", "feedback-wait");
  const fields = new URLSearchParams((await sent).postData() ?? "");
  expect(fields.get("feel")).toBe("4");
  await expect(page).toHaveTitle("Thank you");
  const solution = `sample ${fields.get("solution")}`;
  expect(createHash("sha256").update(solution).digest().readUInt16BE()).toBe(0);
});
