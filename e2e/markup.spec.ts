import type { Page } from "@playwright/test";
import { paths } from "#admin/paths.ts";
import { demo } from "./demo.ts";
import { type HostileRecords, writeHostileRecords } from "./hostile-records.ts";
import { watchNetwork } from "./network.ts";
import type { App } from "./start-app.ts";
import { expect, open, test } from "./test.ts";

/** Every screen behind sign-in, for the records with markup in them. */
function screensOf({ device, algorithm, organization, pages, imported, categories }: HostileRecords) {
  const ids = { device, algorithm, organization, ...pages };
  const named = Object.entries(paths).flatMap(([name, path]: [string, (...ids: string[]) => string]) => {
    const id =
      ids[
        (/^(devicePage|algorithmPage|collectionPage|device|algorithm|organization)(?!s)/.exec(name)?.[1] ??
          "") as keyof typeof ids
      ];
    if (path.length === 2)
      return categories.filter((one) => one.subject === id).map((one) => path(one.subject, one.id));
    if (path.length === 1 && id) return [path(id)];
    return path.length === 0 ? [path()] : [];
  });
  const opened = [
    `${paths.devices()}?q=pwned`,
    `${paths.devices()}?view=map`,
    `${paths.devices()}?statuses=all`,
    `${paths.newDevice()}?from=${device}`,
    `${paths.importDevices()}?import=${imported}`,
  ];
  return [...named.filter((path) => !/^\/(auth|logout)/.test(path)), ...opened];
}

/** Elements created from texts, and links that should not exist. */
const damage = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = "pwned" in window ? ["a script ran"] : [];
    for (const element of document.querySelectorAll("*")) {
      const runs = element.getAttributeNames().some((name) => name.startsWith("on"));
      if (runs || element.matches("script:not([src]), iframe, object, embed"))
        found.push(element.outerHTML.slice(0, 200));
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      const isFit = /^(https?|mailto|tel):$/.test(link.protocol);
      const isKept =
        link.target !== "_blank" || (link.relList.contains("noopener") && link.relList.contains("noreferrer"));
      if (!isFit || !isKept) found.push(`link to ${link.href}, ${link.target} ${link.rel}`);
    }
    return found;
  });

/** Interactions that reveal names: hover, press, search. */
const OPENINGS: [string, (page: Page, records: HostileRecords) => Promise<void>][] = [
  [
    "the name of an area on the map",
    async (page, { device }) => {
      await open(page, paths.deviceLocations(device));
      // a pin may cover the middle, where a pointer would go
      await page.locator("path.map-area").dispatchEvent("mouseover");
      await expect(page.locator(".leaflet-tooltip")).toContainText("pwned");
    },
  ],
  [
    "a place on the map",
    async (page, { device }) => {
      await open(page, paths.deviceLocations(device));
      await page.locator(".map-pin").last().click();
      await expect(page.locator(".map-pin-selected")).toBeVisible();
    },
  ],
  [
    "an earlier version",
    async (page, { device }) => {
      await open(page, paths.deviceOverview(device));
      await page
        .getByRole("button", { name: /^Compare/ })
        .last()
        .click();
      await expect(page.getByRole("dialog")).toContainText("pwned");
    },
  ],
  [
    "what the palette finds",
    async (page) => {
      await open(page, paths.dashboard());
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("textbox").fill("pwned");
      await expect(page.getByRole("menuitem", { name: /pwned/ }).first()).toBeVisible();
    },
  ],
  [
    "the customers one may switch to",
    async (page) => {
      await open(page, paths.dashboard());
      await page.getByRole("button", { name: /Switch workspace/ }).click();
      await expect(page.getByText(/pwned.*harbourton/).last()).toBeVisible();
    },
  ],
  [
    "a note that says what was deleted",
    async (page) => {
      await open(page, `${paths.labels()}?q=pwned`);
      const row = page.getByRole("row", { name: /pwned/ });
      await row.getByRole("button").last().click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page
        .getByRole("button", { name: /^Delete/ })
        .last()
        .click();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(row).toHaveCount(1);
    },
  ],
];

/** Loads the page without its security headers. */
async function gotoWithoutPolicies(page: Page, url: string) {
  await page.route(url, async (route) => {
    const reply = await route.fetch();
    const { "content-security-policy": _, ...headers } = reply.headers();
    const body = (await reply.text()).replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, "");
    return route.fulfill({ response: reply, headers, body });
  });
  await page.goto(url);
  // stop intercepting: it would slow down every request
  await page.unroute(url);
}

const PLANTED = "<img src=x onerror=window.pwned=1>";
/** Control: whether markup would run here at all. Otherwise the test proves nothing. */
const plant = (page: Page) =>
  page.evaluate(async (html) => {
    try {
      document.body.insertAdjacentHTML("beforeend", html);
    } catch {
      return "refused";
    }
    const image = document.body.lastElementChild;
    await new Promise((resolve) => image?.addEventListener("error", resolve));
    const did = "pwned" in window ? "ran" : "nothing";
    image?.remove();
    Reflect.deleteProperty(window, "pwned");
    return did;
  }, PLANTED);

/** Records everything that leaves the product: requests, dialogs, new pages. */
function watchWaysOut(page: Page, origin: string) {
  const out: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) out.push(`request to ${url.host}`);
  });
  page.on("dialog", async (dialog) => {
    out.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("popup", () => out.push("another page"));
  page.on("framenavigated", (frame) => {
    if (!frame.url().startsWith(origin)) out.push(`navigation to ${frame.url()}`);
  });
  return out;
}

test.describe.configure({ mode: "serial" });

let app: App;
let records: HostileRecords;
test.beforeAll(async () => {
  app = await demo();
  records = await writeHostileRecords(app);
});

const enter = (page: Page) =>
  page.addInitScript((token) => localStorage.setItem("auth_token", token), JSON.stringify(records.session));

test("the CSP blocks markup injected into a page", async ({ page }) => {
  await enter(page);
  await page.goto(app.origin + paths.dashboard());
  expect(await plant(page)).toBe("refused");
});

// without the CSP, a mistake would do harm
test("markup in any text of any record stays text on every screen, without any policy", async ({ page }) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  await enter(page);
  const out = watchWaysOut(page, app.origin);
  const { quiet } = watchNetwork(page);
  const start = app.origin + paths.dashboard();
  await gotoWithoutPolicies(page, start);
  expect(await plant(page)).toBe("ran");
  const expectUnharmed = async () => {
    await quiet();
    expect(await damage(page)).toEqual([]);
    expect(out).toEqual([]);
  };
  for (const path of screensOf(records))
    await test.step(path, async () => {
      await open(page, path);
      await expectUnharmed();
    });
  for (const [name, show] of OPENINGS)
    await test.step(name, async () => {
      await show(page, records);
      await expectUnharmed();
      await page.keyboard.press("Escape");
    });
  expect(await plant(page), "the policy changed on the way").toBe("ran");
});
