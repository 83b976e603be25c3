import { expect, test } from "./test.ts";

test("R2.2 a page's code is loaded on first visit", async ({ page, signIn }) => {
  await signIn();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  expect(scripts.filter((url) => url.includes("LabelsPage"))).toEqual([]);
  await page.getByRole("link", { name: "Labels" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Labels" })).toBeVisible();
  expect(scripts.filter((url) => url.includes("LabelsPage"))).not.toEqual([]);
});

test.describe("a chunk that fails to load", () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported module|PageLoadError/ });

  test("R8.4 offers to reload, and the next try works", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/dashboard");
    await page.route("**/LabelsPage*.js", (route) => route.abort());
    await page.getByRole("link", { name: "Labels" }).first().click();
    const reload = page.getByRole("button", { name: "Reload page" });
    await expect(reload).toBeVisible();
    await page.unroute("**/LabelsPage*.js");
    await reload.click();
    await expect(page.getByRole("heading", { level: 1, name: "Labels" })).toBeVisible();
  });
});

test("R2.3 navigation scrolls to the top, and to a hash's target", async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 900, height: 300 });
  await page.goto("/guide-app/pages");
  await expect(page.getByRole("heading", { level: 1, name: "Pages" })).toBeVisible();
  await expect(page.getByRole("row").nth(5)).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/guide-app/labels"]')?.click());
  await expect(page.getByRole("heading", { level: 1, name: "Labels" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // content above the target still grows after it appears, and a slow machine may report it late
  await page.addInitScript(() => {
    const arrivals = new MutationObserver(() => {
      if (!document.getElementById("sessions")) return;
      arrivals.disconnect();
      setTimeout(() => {
        const growth = Object.assign(document.createElement("div"), { id: "growth", style: "height: 900px" });
        document.querySelector("main")?.prepend(growth);
      }, 300);
    });
    arrivals.observe(document, { childList: true, subtree: true });
  });
  await page.goto("/user#sessions");
  await expect(page.locator("#growth")).toBeAttached();
  await expect(page.locator("#sessions")).toBeInViewport();
});

test("R2.5 R9.9 a slow navigation shows the loading bar, 3 px high, until it is done", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/LabelsPage*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Labels" }).first().click();
  // screen readers get the new page's name instead, so the bar has no role to find it by
  const bar = page.getByTestId("loading-bar");
  await expect(bar).toHaveAttribute("data-phase", "running");
  expect((await bar.boundingBox())?.height).toBe(3);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Labels" })).toBeVisible();
  await expect(bar).toHaveAttribute("data-phase", "idle");
});
