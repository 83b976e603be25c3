import type { Page, Request } from "@playwright/test";

/** Tracks a page's requests: when it is idle, and which ones failed. */
export function watchNetwork(page: Page) {
  const underway = new Set<Request>();
  const refused: string[] = [];
  let asked = 0;
  let isLeaving = false;
  page.on("request", (request) => {
    asked += 1;
    if (request.isNavigationRequest()) isLeaving = true;
    underway.add(request);
  });
  page.on("framenavigated", () => {
    // requests of the previous page may never report their end
    if (isLeaving) underway.clear();
    isLeaving = false;
  });
  page.on("requestfinished", (request) => underway.delete(request));
  page.on("requestfailed", (request) => underway.delete(request));
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) refused.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });

  /** Playwright sometimes misses the end of prefetched scripts: ask the page itself. */
  async function forgetLoadedCode() {
    const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    for (const request of underway)
      if (request.resourceType() === "script" && loaded.includes(request.url())) underway.delete(request);
  }

  /** No request is pending, and the last response has triggered no other. */
  async function quiet() {
    const start = Date.now();
    for (let calm = 0; calm < 2;) {
      const before = asked;
      await page.evaluate(
        // the timeout covers pages that are never idle
        () =>
          new Promise<void>((resolve) =>
            requestIdleCallback(() => requestAnimationFrame(() => resolve()), { timeout: 500 }),
          ),
      );
      calm = underway.size === 0 && asked === before ? calm + 1 : 0;
      if (Date.now() > start + 10_000) await forgetLoadedCode();
      if (Date.now() > start + 60_000)
        throw new Error(`still waiting for ${[...underway].map((one) => one.url()).join(", ")}`);
    }
  }
  return { refused, quiet };
}
