import { UI_LOCALES } from "#contract/common.ts";
import { type BrowserContext, type Page } from "@playwright/test";
import { stat } from "node:fs/promises";
import { expectAccessible, THEMES } from "./accessible.ts";
import { demo } from "./demo.ts";
import { expect, onDemo, test } from "./test.ts";
import { oneOf } from "./one-of.ts";

/** Missing and withdrawn pages set the status, which the browser logs as an error. */
test.use({ expectedErrors: /status of (404|410)/ });

const guideOrigin = async () => (await demo()).origin.replace("//", "//seaview.");

const slugOf = async (where: string) => {
  const [page] = await onDemo<{ slug: string }>(
    `select pages.slug from pages join sites on sites.customer_id = pages.customer_id and sites.slug = 'seaview' where ${where} order by pages.id limit 1`,
  );
  return page?.slug ?? "";
};
const PUBLIC = "exists (select from publications n where n.page_id = pages.id and n.ended_at is null)";
const withdrawnPath = async () => `/devices/${await slugOf("type = 'device_page' and withdrawn_at is not null")}`;
const publicSlug = (type: string) => slugOf(`type = '${type}' and ${PUBLIC}`);

const sheetsOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
};

const cookiesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

// no page has a script unless requested, as the walk below proves: with JavaScript these would be the same
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("R9.6 walks from home through a device, its chain, language, history and a collection to withdrawn and missing pages", async ({
    page,
    context,
  }) => {
    const origin = await guideOrigin();
    await page.goto(origin);
    await page.locator("#everything .g-card a[href^='/devices/']").first().click();
    await expect(page).toHaveURL(/\/devices\/[^/?]+$/);
    const device = new URL(page.url()).pathname;

    const link = page.locator("details[name=chain] > summary").first();
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("details[name=chain][open]")).toHaveCount(1);
    await page.locator("details[name=chain] > summary").nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("details[name=chain][open]")).toHaveCount(1);

    expect(await cookiesOf(context)).toEqual([]);
    await page.locator(".g-lang > summary").click();
    await page.locator(".g-lang-list").getByRole("link", { name: "ភាសាខ្មែរ" }).click();
    await expect(page).toHaveURL(`${origin}${device}?lang=km`);
    await expect(page.locator("html")).toHaveAttribute("lang", "km");
    expect(await cookiesOf(context)).toEqual(["lang"]);
    await page.goto(origin + device);
    await expect(page).toHaveURL(`${origin}${device}?lang=km`);

    await page.locator("a[href*='/history']").first().click();
    await expect(page).toHaveURL(`${origin}${device}/history?lang=km`);
    await page.goto(`${origin}/?lang=en&remember=1`);
    await page.locator("a[href^='/collections/']").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    const gone = await page.goto(origin + (await withdrawnPath()));
    expect(gone?.status()).toBe(410);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const missing = await page.goto(`${origin}/nothing-here`);
    expect(missing?.status()).toBe(404);
    await page.getByRole("link", { name: "See all technologies" }).click();
    await expect(page).toHaveURL(`${origin}/`);
  });

  test("sorts places by distance from a street, by keyboard alone", async ({ page }) => {
    await page.goto(`${await guideOrigin()}/map`);
    await page.getByLabel("Or near a street or place").focus();
    await page.keyboard.type("ferry street");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toContainText("nearest to Ferry Street first");
    await expect(page.locator(".g-maplist li").first()).toContainText("Ferry Terminal");
  });

  test("typing a wrong code shows the error at the field", async ({ page }) => {
    await page.goto(await guideOrigin());
    await page.getByLabel("Standing at a sign? Type its code").fill("7k!");
    await page.getByRole("button", { name: "Open" }).click();
    await expect(page.getByRole("alert")).toContainText("There is a problem with this code");
    await expect(page.getByLabel("Code on the sign")).toHaveValue("7k!");
    await page.getByRole("alert").getByRole("link").click();
    await expect(page.getByLabel("Code on the sign")).toBeFocused();
  });
});

test("a tap loads a script, which works under the CSP", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(await guideOrigin());
  await page.getByRole("link", { name: "Filter this list while you type" }).click();
  await expect(page.getByLabel("Filter this list")).toBeFocused();
  await expect(page.getByLabel("Filter this list")).toBeInViewport();
  await page.getByLabel("Filter this list").fill("camera");
  await expect(page.locator("#everything .g-card:visible").first()).toContainText(/camera/i);
  expect(scripts.map((url) => new URL(url).pathname)).toEqual([expect.stringMatching(/^\/assets\/filter-\w+\.js$/)]);
});

/** Waits for the fonts: the page only requests them after layout. */
const lettersCome = (page: Page) =>
  page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

test("a language's fonts load only on its pages", async ({ page }) => {
  const origin = await guideOrigin();
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  const open = async (path: string) => {
    fonts.length = 0;
    await page.goto(origin + path);
    await lettersCome(page);
    return fonts.join();
  };
  for (const path of ["/", "/about", "/devices/air-quality-mast-fish-market-square/history"])
    expect(await open(path)).not.toContain("khmer");
  expect(await open("/?lang=km")).toContain("khmer");
});

test("language names are readable without system fonts for them", async ({ page }) => {
  await page.goto(await guideOrigin());
  await lettersCome(page);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
  );
  expect(loaded).toContain("Language Names");
  const name = page.locator(".g-foot-lang").getByRole("link", { name: "ភាសាខ្មែរ" });
  const family = await name.evaluate((link) => getComputedStyle(link).fontFamily);
  expect(family).toMatch(/"Language Names", system-ui/);
});

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("R9.6 every page is accessible, light or dark, fits 320 px in English and Khmer, and has no script unless requested", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const origin = await guideOrigin();
  const device = `/devices/${await publicSlug("device_page")}`;
  const paths = [
    "/",
    device,
    `/algorithms/${await publicSlug("algorithm_page")}`,
    `/collections/${await publicSlug("collection_page")}`,
    `${device}/history`,
    `${device}/history/1`,
    "/about",
    "/what-we-count",
    "/code",
    "/code?code=7k!",
    await withdrawnPath(),
    "/nothing",
    `${device}?with=tools`,
    "/map",
    "/map?near=Ferry+Street",
    "/map?with=near",
    "/search?q=camera",
  ];
  const scripts = scriptsOf(page);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [at, path] of paths.entries())
    await test.step(path, async () => {
      scripts.length = 0;
      // the rules are checked in one language here, and in others with the fixed contents of guide-pages.spec.ts
      for (const lang of ["km", "en"]) {
        await page.goto(`${origin}${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
        expect(await sideways(page), lang).toBe(0);
      }
      expect(scripts.length > 0).toBe(path.includes("with="));
      await page.emulateMedia({ colorScheme: oneOf(THEMES, at) });
      await expectAccessible(page);
    });
});

/** Step rows that wrap: an arrow would be at the start of a line. */
const brokenRows = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>(".g-cells")];
    return rows
      .filter((row) => getComputedStyle(row).flexDirection === "row")
      .filter((row) => new Set([...row.children].map((cell) => cell.getBoundingClientRect().top)).size > 1)
      .map(({ innerText }) => innerText);
  });

test("an algorithm's steps form one row or one column on any phone, in every language", async ({ page }) => {
  const origin = await guideOrigin();
  const algorithms = await onDemo<{ slug: string }>(
    `select slug from pages where type = 'algorithm_page' and ${PUBLIC} order by slug`,
  );
  expect(algorithms.length).toBeGreaterThan(2);
  for (const { slug } of algorithms)
    for (const lang of UI_LOCALES) {
      await page.goto(`${origin}/algorithms/${slug}?lang=${lang}`);
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 800 });
        expect([slug, lang, width, await brokenRows(page)]).toEqual([slug, lang, width, []]);
      }
    }
});

for (const javaScriptEnabled of [false, true])
  test.describe(() => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    test(`links to the map, a street, the nearest places and the filter open at the changed part, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
      page,
      context,
    }) => {
      await page.goto(`${await guideOrigin()}/map`);
      await page.getByRole("link", { name: "Move and zoom the map" }).click();
      await expect(page.locator("svg[data-map]")).toBeInViewport({ ratio: 0.9 });
      if (javaScriptEnabled) await expect(page.locator("svg[data-map]")).toBeFocused();
      else await expect(page.locator("noscript p")).toBeInViewport();
      await page.getByLabel("Or near a street or place").fill("Fish Market Square");
      await page.getByRole("button", { name: "Go" }).click();
      await expect(page.getByRole("status")).toBeInViewport();
      await expect(page.locator(".g-maplist li").first()).toBeInViewport();
      await expect(page.locator(".g-maplist .g-away").first()).toHaveText(/\d m/);

      await context.grantPermissions(["geolocation"]);
      await context.setGeolocation({ latitude: 36.6042, longitude: -121.8861 });
      await page.getByRole("link", { name: "Near me" }).click();
      await expect(page.getByRole("status")).toBeInViewport();
      await expect(page.locator(".g-maplist li").first()).toBeInViewport();
      if (javaScriptEnabled) {
        await expect(page.locator(".g-maplist .g-away").first()).toHaveText(/\d k?m/);
        await expect(page.getByRole("status")).toBeFocused();
      } else await expect(page.locator("noscript p")).toBeInViewport();

      await page.goto(await guideOrigin());
      await page.getByRole("link", { name: "Filter this list while you type" }).click();
      const filter = page.getByLabel("Filter this list");
      if (javaScriptEnabled) {
        await expect(filter).toBeFocused();
        await expect(filter).toBeInViewport({ ratio: 1 });
      } else {
        await expect(page.locator("noscript p")).toBeInViewport();
        await expect(filter).toBeHidden();
      }
    });
  });

test("the announcement is dismissed with a tap and stays dismissed", async ({ page, context }) => {
  const origin = await guideOrigin();
  await page.goto(`${origin}/map`);
  const notice = page.getByRole("region", { name: "Notice" });
  await expect(notice.getByRole("link", { name: /air quality mast/ })).toBeVisible();
  await notice.getByRole("link", { name: "Dismiss this notice" }).click();
  await expect(page).toHaveURL(`${origin}/map`);
  await expect(notice).toHaveCount(0);
  await page.goto(origin);
  await expect(notice).toHaveCount(0);
  expect(await cookiesOf(context)).toEqual(["notice"]);
});

test("a device prints on two pages with everything open and its QR code", async ({ page }) => {
  await page.goto(`${await guideOrigin()}/devices/${await publicSlug("device_page")}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".g-print-qr svg")).toBeVisible();
  await expect(page.locator(".g-print-qr b")).toHaveText(/^go\.[^/]+\/[a-z0-9-]+$/);
  const path = test.info().outputPath("device.pdf");
  const pdf = await page.pdf({ path, format: "A4", printBackground: true });
  expect((await stat(path)).size).toBeGreaterThan(20_000);
  expect(sheetsOf(pdf)).toBeLessThanOrEqual(2);
  // the page with the most places
  await page.goto(`${await guideOrigin()}/devices/bus-lane-camera-mill-street`);
  expect(sheetsOf(await page.pdf({ format: "A4", printBackground: true }))).toBeLessThanOrEqual(2);
});
