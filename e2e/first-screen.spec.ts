import type { Page } from "@playwright/test";
import { watchNetwork } from "./network.ts";
import { demoPath, expect, test } from "./test.ts";

const KB = 1024;
const FILES = 15;
const BYTES = 300 * KB;

/**
 * Screens that are still above the goal: forms, cards of templates with their drawings and words of six languages, and the
 * tabs of a page's editor.
 */
const LARGER: [RegExp, files: number, bytes: number][] = [
  [/^\/guide-app\/pages\/./, 20, 380 * KB],
  [/\/datachain$/, 19, 375 * KB],
  [/\/(new|locations|details|factsheet)$|\/builder\//, 18, 360 * KB],
  [/\/(labels|import|overview)$|^\/organizations\/|^\/guide-app\/settings/, 16, 325 * KB],
];
const limitsOf = (path: string) => {
  const [, files, bytes] = LARGER.find(([screens]) => screens.test(path)) ?? [undefined, FILES, BYTES];
  return { files, bytes };
};

/** Each route of the product as the first thing somebody opens. */
const SCREENS: Record<string, readonly string[]> = {
  "signing in": ["/auth/login", "/auth/forgot", "/auth/reset?token=aaaaaaaaaaaaaaaaaaaaaaaa"],
  "the frame": ["/dashboard", "/user", "/team", "/no/such/page"],
  "the guide": ["/guide-app", "/guide-app/labels", "/guide-app/pages", "/guide-app/settings/advanced"],
  "pages of the guide": [
    "/guide-app/pages/home",
    "/guide-app/pages/collections/new",
    "/guide-app/suggestions",
    "/feedback",
  ],
  devices: ["/inventory/devices", "/inventory/devices/new", "/inventory/devices/import", "/inventory/devices/{device}"],
  "one device": ["/inventory/devices/{device}/details", "/inventory/devices/{device}/locations"],
  algorithms: ["/inventory/algorithms", "/inventory/algorithms/new", "/inventory/algorithms/{algorithm}"],
  "one algorithm": [
    "/inventory/algorithms/{algorithm}/details",
    "/inventory/algorithms/{algorithm}/factsheet",
    "/inventory/algorithms/{algorithm}/datachain",
  ],
  datachains: [
    "/inventory/devices/{device}/datachain",
    "/inventory/devices/{device}/datachain/builder/tech",
    "/inventory/devices/{device}/datachain/overview",
  ],
  organizations: ["/organizations", "/organizations/new", "/organizations/{organization}"],
  settings: ["/guide-app/settings/site-wide", "/guide-app/settings/responsable-org"],
};

/** What fills a space that is kept for it, after the screen can be read: map, text editor, fields for dates. */
const LATER = /\/assets\/(LeafletMap|RichText|DatePicker|topojson|esm)-/;
/** The same for a page's preview: the guide's own drawing of it, with its badges and words. */
const PREVIEW = /\/assets\/(Drawing|chains|sheets|glyphs|words-[a-z]{2})-/;
const isLater = (path: string, file: string) =>
  LATER.test(file) || (path.startsWith("/guide-app/pages/") && PREVIEW.test(file));

type Loaded = { scripts: Map<string, number>; calls: string[] };

/** Everything the page asks for, as it comes over the wire: each time as if it were the first. */
async function watch(page: Page) {
  const loaded: Loaded = { scripts: new Map(), calls: [] };
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  const urls = new Map<string, string>();
  client.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (type === "Script") urls.set(requestId, new URL(response.url).pathname);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const path = urls.get(requestId);
    if (path) loaded.scripts.set(path, (loaded.scripts.get(path) ?? 0) + encodedDataLength);
  });
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === "GET" && pathname.startsWith("/api/")) loaded.calls.push(pathname + search);
  });
  const { quiet } = watchNetwork(page);
  return async (path: string) => {
    const address = await demoPath(path);
    loaded.scripts.clear();
    loaded.calls.length = 0;
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await quiet();
    return loaded;
  };
}

const twice = (calls: string[]) => calls.filter((call, at) => calls.indexOf(call) !== at);

function expectLight(path: string, { scripts: all, calls }: Loaded) {
  const scripts = [...all].filter(([file]) => !isLater(path, file));
  const bytes = scripts.reduce((sum, [, size]) => sum + size, 0);
  test.info().annotations.push({
    type: "first screen",
    description: `${path}: ${scripts.length} scripts, ${Math.round(bytes / KB)} KB, ${calls.length} calls`,
  });
  const what = `${path}\n${scripts.map(([file, size]) => `${file} ${size}`).join("\n")}`;
  const limits = limitsOf(path);
  expect.soft(scripts.length, what).toBeLessThanOrEqual(limits.files);
  expect.soft(bytes, what).toBeLessThanOrEqual(limits.bytes);
  expect.soft(bytes, what).toBeGreaterThan(50 * KB);
  expect.soft(twice(calls), path).toEqual([]);
}

for (const [part, paths] of Object.entries(SCREENS))
  test(`${part}: a first screen loads few scripts, and asks nothing twice`, async ({ page, signIn }) => {
    if (part !== "signing in") await signIn();
    const load = await watch(page);
    for (const path of paths) await test.step(path, async () => expectLight(path, await load(path)));
  });
