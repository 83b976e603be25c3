import type { Locator, Page } from "@playwright/test";
import { watchNetwork } from "./network.ts";
import { expect, test } from "./test.ts";

test.use({ readsAhead: true });

/** Holds back all API responses until released. */
async function holdServer(page: Page) {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/**", async (route) => {
    await isLetGo;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    letGo();
    await page.unroute("**/api/**");
  };
}

/** Waits until prefetching is done for every screen so far. */
const untilWarm = (page: Page) =>
  page.waitForFunction(() => {
    const [ready, warm] = ["ready", "warm"].map((state) => performance.getEntriesByName(`screen ${state}`).length);
    return ready !== 0 && ready === warm;
  });

const countWarm = () => performance.getEntriesByName("link warm").length;

/** Hovers over a link until its code is prefetched. */
async function approach(page: Page, link: Locator) {
  const before = await page.evaluate(countWarm);
  await link.hover();
  await page.waitForFunction((count) => performance.getEntriesByName("link warm").length > count, before);
}

/** When the next screen was ready; after that, prefetching starts. */
const readyAfter = (page: Page, since: number) =>
  page.evaluate((time) => {
    const times = performance.getEntriesByName("screen ready").map((mark) => performance.timeOrigin + mark.startTime);
    return times.find((ready) => ready > time) ?? null;
  }, since);

/** Follows a link while the API is silent: the expected element must appear without loading any code. */
async function followInSilence(page: Page, follow: () => Promise<void>, expected: Locator) {
  const scripts: { url: string; at: number }[] = [];
  const note = (request: { resourceType: () => string; url: () => string }) => {
    if (request.resourceType() === "script") scripts.push({ url: request.url(), at: Date.now() });
  };
  const release = await holdServer(page);
  const since = Date.now();
  page.on("request", note);
  await follow();
  await expect(expected).toBeVisible();
  page.off("request", note);
  await release();
  const ready = await readyAfter(page, since);
  expect(scripts.filter(({ at }) => ready === null || at < ready)).toEqual([]);
}

/** Records React's commits through its DevTools hook. */
const noteDrawings = (page: Page) =>
  page.addInitScript(() => {
    const drawings: number[] = [];
    const onCommitFiberRoot = () => drawings.push(performance.now());
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: () => undefined };
    Object.assign(window, { drawings, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });

test("prefetching the next screens does not re-render the current one", async ({ page, signIn }) => {
  await signIn();
  await noteDrawings(page);
  await page.goto("/inventory/devices");
  await expect(page.getByRole("main").getByRole("row").nth(1)).toBeVisible();
  await untilWarm(page);
  const { before, after } = await page.evaluate(() => {
    const { drawings } = window as unknown as { drawings: number[] };
    const ready = performance.getEntriesByName("screen ready")[0]?.startTime ?? 0;
    return { before: drawings.filter((at) => at <= ready), after: drawings.filter((at) => at > ready) };
  });
  expect(before).not.toEqual([]);
  // one for the last response, one for filling a placeholder
  expect(after.length).toBeLessThanOrEqual(2);
});

test.describe("a prefetched link", () => {
  test("shows the record, its tabs and the list again while the server is silent", async ({ page, signIn }) => {
    await signIn();
    const { quiet } = watchNetwork(page);
    await page.goto("/inventory/devices?q=TRA-0031");
    const main = page.getByRole("main");
    const link = main.getByRole("row").nth(1).getByRole("link").first();
    await expect(link).toBeVisible();
    const name = (await link.textContent()) ?? "";
    await quiet();

    await untilWarm(page);
    await approach(page, link);
    const title = page.getByRole("heading", { level: 1, name });
    await followInSilence(page, () => link.click(), title);
    await quiet();

    const tabs = main.getByRole("navigation");
    for (const [tab, content] of [
      ["Details", main.getByRole("textbox", { name: "Name" }).first()],
      ["Locations", main.getByRole("list").first()],
      ["Datachain", main.getByRole("list", { name: "Categories" })],
      ["Summary", main.getByRole("region").first()],
    ] as const) {
      const to = tabs.getByRole("link", { name: tab });
      await untilWarm(page);
      await approach(page, to);
      await followInSilence(page, () => to.click(), content);
      await quiet();
    }

    await untilWarm(page);
    const back = page.getByRole("link", { name: "Devices" }).first();
    await followInSilence(page, () => back.click(), main.getByRole("table"));
  });

  test("shows a skeleton of the next screen if no data is cached", async ({ page, signIn }) => {
    await signIn();
    const { quiet } = watchNetwork(page);
    await page.goto("/inventory/devices");
    const main = page.getByRole("main");
    const link = main.getByRole("row").nth(1).getByRole("link").first();
    await expect(link).toBeVisible();
    await untilWarm(page);
    await quiet();
    // by keyboard or script, without hovering first
    await followInSilence(page, () => link.dispatchEvent("click"), main.locator("[aria-busy=true]").first());
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
