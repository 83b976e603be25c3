import type { Page, Request } from "@playwright/test";

/** Watches what a page asks for: when it has stopped asking, and what it was refused. */
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
    // what the page before was still waiting for, up to its end, may never be told to have ended
    if (isLeaving) underway.clear();
    isLeaving = false;
  });
  page.on("requestfinished", (request) => underway.delete(request));
  page.on("requestfailed", (request) => underway.delete(request));
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) refused.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });

  /** Now and then nobody is told that code which was read ahead has come: the page knows. */
  async function forgetLoadedCode() {
    const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    for (const request of underway)
      if (request.resourceType() === "script" && loaded.includes(request.url())) underway.delete(request);
  }

  /** Nothing is under way, and an answer that was just drawn has asked for nothing more. */
  async function quiet() {
    const start = Date.now();
    for (let calm = 0; calm < 2;) {
      const before = asked;
      await page.evaluate(
        // a page that is never idle is drawn all the same
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
