import { COLLECT_WORKER } from "#admin/api/trusted-html.ts";

/** What this page is made of, and its settings. */
const partsOfPage = () => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith("/api/"));
  return [...new Set([location.pathname, ...own.map(({ pathname }) => pathname)])];
};

/** From now on the screen also opens without a network. Where a browser cannot do that, answers are still kept. */
export async function keepPage() {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(COLLECT_WORKER, { scope: "/feedback/collect" });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: partsOfPage() });
}
