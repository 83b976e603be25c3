import { expect, type Page, test } from "@playwright/test";
import { watchNetwork } from "./network.ts";

const KB = 1024;
const FILES = 15;
const BYTES = 304 * KB;
/** Allowance for response headers per file. */
const HEADERS = 1 * KB;

/** Lazy parts with a placeholder, loaded after the screen is readable: map, text editor, date and number fields, a sample code. */
const LATER = /\/assets\/(LeafletMap|RichText|DatePicker|calendar|numbers|NumberInput|SampleCode|qr|topojson|esm)-/;
/** The same for previews of a page or site: the guide's components, badges and words. */
const PREVIEW = /\/assets\/(Drawing|FrameDrawing|guide|chains|questions|sheets|words-[a-z]{2})-/;
const isLater = (path: string, file: string) =>
  LATER.test(file) || (/^\/guide-app\/(pages|settings)\//.test(path) && PREVIEW.test(file));

/** Maximum cumulative layout shift. */
const SHIFT = 0.02;

const twice = (calls: readonly string[]) => calls.filter((call, at) => calls.indexOf(call) !== at);

/** Delays each API response until the screen has been drawn without it. */
const slowDown = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window;
    const held = { count: 0 };
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.fetch = async (...request) => {
      held.count += 1;
      try {
        return await fetch(...request);
      } finally {
        await drawn();
        held.count -= 1;
      }
    };
    Object.assign(window, { held });
  });

const holdsAnswers = (page: Page) =>
  page.evaluate(() => (window as unknown as { held: { count: number } }).held.count > 0);

type Shift = { value: number; moved: string[] };

/** Records layout shifts from the first frame on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Moved = { node?: Element | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Moved[] };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = ({ node, previousRect: from, currentRect: to }: Moved) =>
      `${node?.tagName ?? "#text"}.${node?.className} "${node?.textContent?.slice(0, 30)}" ` +
      `${from.x},${from.y} ${from.width}x${from.height} → ${to.x},${to.y} ${to.width}x${to.height}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(nameOf) });
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Records texts shown as their message key, because their translations were not loaded in time. */
const watchKeys = (page: Page) =>
  page.addInitScript(() => {
    const keys: string[] = [];
    Object.assign(window, { keys });
    const look = (node: Node) => {
      const text = node.textContent ?? "";
      if (node.nodeType !== Node.TEXT_NODE) for (const child of node.childNodes) look(child);
      else if (/^[a-z]+(\.[a-z_]+)+$/.test(text)) keys.push(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) look(node);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

async function expectWords(page: Page, path: string) {
  const keys = await page.evaluate(() => (window as unknown as { keys: string[] }).keys);
  expect.soft([...new Set(keys)], path).toEqual([]);
}

async function expectStill(page: Page, path: string) {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  const what = `${path} at ${page.viewportSize()?.width} px\n${shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join("\n  ")}`).join("\n")}`;
  test.info().annotations.push({ type: "layout shift", description: `${what.split("\n")[0]}: ${sum.toFixed(4)}` });
  expect.soft(sum, what).toBeLessThanOrEqual(SHIFT);
}

/** Scripts requested before the screen was ready, with their compressed size; later ones are prefetched. */
const scriptsBeforeReady = (page: Page) =>
  page.evaluate(() => {
    const ready = performance.getEntriesByName("screen ready")[0]?.startTime ?? Infinity;
    const asked = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = asked.filter(({ name, startTime }) => startTime < ready && new URL(name).pathname.endsWith(".js"));
    // preloaded scripts may be listed again when used
    return [...new Map(scripts.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]))];
  });

async function expectLight(page: Page, path: string, calls: readonly string[]) {
  const scripts = (await scriptsBeforeReady(page)).filter(([file]) => !isLater(path, file));
  const bytes = scripts.reduce((sum, [, size]) => sum + size + HEADERS, 0);
  test.info().annotations.push({
    type: "first screen",
    description: `${path}: ${scripts.length} scripts, ${Math.round(bytes / KB)} KB, ${calls.length} calls`,
  });
  const what = `${path}\n${scripts.map(([file, size]) => `${file} ${size}`).join("\n")}`;
  expect.soft(scripts.length, what).toBeLessThanOrEqual(FILES);
  expect.soft(bytes, what).toBeLessThanOrEqual(BYTES);
  expect.soft(bytes, what).toBeGreaterThan(50 * KB);
  expect.soft(twice(calls), path).toEqual([]);
}

/** Prepares a page whose screens are measured. Its answers come late: wait for `settled`. */
export async function watchFirstScreens(page: Page) {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === "GET" && pathname.startsWith("/api/")) calls.push(pathname + search);
  });
  const { quiet } = watchNetwork(page);
  await watchShifts(page);
  await watchKeys(page);
  await slowDown(page);
  const settled = async () => {
    do await quiet();
    while (await holdsAnswers(page));
  };
  return {
    settled,
    /** Opens an address directly and checks what it loads: few scripts, no request twice, nothing that shifts. */
    expectLightScreen: async (path: string, address: string) => {
      calls.length = 0;
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await settled();
      await expectLight(page, path, calls);
      await expectWords(page, path);
      await expectStill(page, path);
    },
  };
}
