import { chromium, type Page } from "@playwright/test";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createDatabase, startCluster } from "../e2e/cluster.ts";
import { type App, startApp } from "../e2e/start-app.ts";
import { ROOT } from "#server/platform/process/root.ts";
import playwrightConfig from "../playwright.config.ts";

/**
 * `npm run gallery [path …]` takes screenshots of every screen: wide and phone, light and dark, English and Khmer, full
 * and empty.
 */
const SCREENS = [
  "/auth/login",
  "/auth/forgot",
  "/dashboard",
  "/user",
  "/team",
  "/api-tokens",
  "/assistants",
  "/writing-help",
  "/sign-in-settings",
  "/dutch-register",
  "/webhooks",
  "/audit-log",
  "/releases",
  "/your-data",
  "/guide-app",
  "/feedback",
  "/feedback/collect",
  "/guide-app/labels",
  "/guide-app/labels/deleted",
  "/guide-app/pages",
  "/guide-app/settings/site-wide",
  "/guide-app/settings/responsable-org",
  "/guide-app/settings/advanced",
  "/guide-app/links",
  "/guide-app/reports",
  "/guide-app/reports/{yearly_report}",
  "/guide-app/suggestions",
  "/guide-app/suggestions?state=decided",
  "/guide-app/pages/home",
  "/guide-app/pages/devices/{device_page}",
  "/guide-app/pages/devices/{device_page}/faq",
  "/guide-app/pages/devices/{device_page}/map",
  "/guide-app/pages/devices/{device_page}/device",
  "/guide-app/pages/devices/{device_page}/feedback",
  "/guide-app/pages/devices/{device_page}/short-codes",
  "/guide-app/pages/devices/{device_page}/relationships",
  "/guide-app/pages/devices/{device_page}?publish",
  "/guide-app/pages/devices/{device_page}?publish=later",
  "/guide-app/pages/devices/{device_page}?history",
  "/guide-app/pages/devices/{device_page}?translate=km",
  "/guide-app/pages/algorithms/{algorithm_page}",
  "/guide-app/pages/algorithms/{algorithm_page}/algorithm",
  "/guide-app/pages/collections/new",
  "/guide-app/pages/collections/{collection_page}",
  "/guide-app/pages/collections/{collection_page}/pages",
  "/guide-app/pages/collections/{collection_page}/collection",
  "/inventory/devices",
  "/inventory/devices?view=map",
  "/inventory/devices/new",
  "/inventory/devices/import",
  "/inventory/devices/{device}",
  "/inventory/devices/{device}/details",
  "/inventory/devices/{device}/locations",
  "/inventory/devices/{device}/datachain",
  "/inventory/devices/{device}/datachain/builder",
  "/inventory/devices/{device}/datachain/builder/tech",
  "/inventory/devices/{device}/datachain/overview",
  "/inventory/algorithms",
  "/inventory/algorithms/new",
  "/inventory/algorithms/import",
  "/inventory/algorithms/{algorithm}",
  "/inventory/algorithms/{algorithm}/details",
  "/inventory/algorithms/{algorithm}/factsheet",
  "/inventory/algorithms/{algorithm}/standards?standard=atrs",
  "/inventory/algorithms/{algorithm}/datachain",
  "/inventory/algorithms/{algorithm}/datachain/builder/functional_modes",
  "/inventory/algorithms/{algorithm}/datachain/overview",
  "/short-codes",
  "/analytics",
  "/analytics?codes=map",
  "/analytics/report?days=90",
  "/short-codes/signs",
  "/organizations",
  "/organizations/new",
  "/organizations/{organization}",
  "/no/such/page",
];
const LOOKS = [
  { name: "wide", width: 1440, height: 900, colorScheme: "light", locale: "en" },
  { name: "wide-dark", width: 1440, height: 900, colorScheme: "dark", locale: "en" },
  { name: "wide-km", width: 1440, height: 900, colorScheme: "light", locale: "km" },
  { name: "phone", width: 390, height: 844, colorScheme: "light", locale: "en" },
  { name: "phone-dark-km", width: 390, height: 844, colorScheme: "dark", locale: "km" },
] as const;
const FOLDER = join(ROOT, "gallery");
const SIGN_IN = { email: "admin@seaview.example", password: "guidepost-demo" };

const wanted = process.argv.slice(2);
const screens = wanted.length ? SCREENS.filter((path) => wanted.some((part) => path.includes(part))) : SCREENS;
const fileName = (path: string) => path.slice(1).replaceAll(/[/?=]/g, "-").replaceAll(/[{}]/g, "");

/** Records to open: a rich one in the demo, a minimal one in an empty product. */
const RECORDS = {
  device: { list: "/api/v1/inventory/devices", q: "TRA-0031" },
  algorithm: { list: "/api/v1/inventory/algorithms", q: "ALG-001" },
  organization: { list: "/api/v1/organizations", q: "TransitVision" },
  yearly_report: { list: "/api/v1/yearly_reports", q: "Report" },
};

/** Pages are found by headline; if there is none, one is created for the record. */
const PAGES = {
  device_page: { q: "Bus lane camera", about: "device" },
  algorithm_page: { q: "Parking demand", about: "algorithm" },
  collection_page: { q: "Along Harbour Walk", about: "" },
};

type Headers = Record<string, string>;

async function addPageIds({ origin }: App, headers: Headers, ids: Map<string, string>) {
  for (const [type, { q, about }] of Object.entries(PAGES)) {
    const found = await fetch(`${origin}/api/v1/web/search_pages?q=${encodeURIComponent(q)}`, { headers });
    const { items } = (await found.json()) as { items: { id: string }[] };
    const body = JSON.stringify({ page: { type, subject_id: ids.get(about) ?? null } });
    const made = () =>
      fetch(`${origin}/api/v1/web/pages`, { method: "POST", headers, body }).then((reply) => reply.json());
    const page = items[0] ?? ((await made()) as { page: { id: string } }).page;
    ids.set(type, page.id);
  }
  return ids;
}

async function recordIds(app: App, session: string) {
  const { origin } = app;
  const { token } = JSON.parse(session) as { token: string };
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const ids = new Map<string, string>();
  for (const [noun, { list, q }] of Object.entries(RECORDS)) {
    type Answer = Record<string, { id: string }[]>;
    const found = (await (await fetch(`${origin}${list}?q=${q}`, { headers })).json()) as Answer;
    const body = JSON.stringify({ [noun]: { name: "Something new" } });
    const made = () => fetch(origin + list, { method: "POST", headers, body }).then((reply) => reply.json());
    const record = found[`${noun}s`]?.[0] ?? ((await made()) as Record<string, { id: string }>)[noun];
    ids.set(noun, record?.id ?? "");
  }
  return addPageIds(app, headers, ids);
}

/** Creates the first administrator in an empty product. */
async function tokenOf({ origin, output }: App, isDemo: boolean) {
  const [path, data] = isDemo
    ? ["/api/login", SIGN_IN]
    : [
        "/api/setup",
        {
          ...SIGN_IN,
          password: "a calm and private phrase",
          name: "Ana First",
          customer_name: "Town of Newhaven",
          token: /token=([\w-]+)/.exec(output())?.[1],
        },
      ];
  const reply = await fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
  return reply.text();
}

async function photograph(page: Page, url: string, file: string) {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
}

async function photographAll(app: App, token: string, state: string) {
  const browser = await chromium.launch({ headless: true, ...playwrightConfig.use?.launchOptions });
  const photographEach = async (paths: readonly string[], addressOf: (path: string) => string) => {
    for (const { name, width, height, colorScheme, locale } of LOOKS) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme });
      await context.addCookies([{ name: "locale", value: locale, url: app.origin }]);
      const page = await context.newPage();
      for (const path of paths) {
        const isPublic = path.startsWith("/auth/");
        await page.goto(`${app.origin}/config.json`);
        await page.evaluate(
          ([value]) => (value ? localStorage.setItem("auth_token", value) : localStorage.clear()),
          [isPublic ? "" : token],
        );
        await photograph(page, app.origin + addressOf(path), join(FOLDER, `${fileName(path)}-${state}-${name}.png`));
      }
      await context.close();
    }
  };
  const [records, others] = [true, false].map((isRecord) => screens.filter((path) => path.includes("{") === isRecord));
  // lists first: opening records of an empty product creates them
  await photographEach(others ?? [], (path) => path);
  const ids = await recordIds(app, token);
  await photographEach(records ?? [], (path) => path.replace(/\{(\w+)\}/, (_, noun: string) => ids.get(noun) ?? ""));
  await browser.close();
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const cluster = await startCluster();
try {
  for (const [state, isDemo] of [
    ["full", true],
    ["empty", false],
  ] as const) {
    const app = await startApp(await createDatabase(cluster.url, `gallery_${state}`), { DEMO: String(isDemo) });
    try {
      await photographAll(app, await tokenOf(app, isDemo), state);
    } finally {
      await app.stop();
    }
  }
} finally {
  await cluster.stop();
}
console.log(`The pictures lie in ${FOLDER}`);
