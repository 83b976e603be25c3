import { COLLECT_WORKER } from "#admin/api/trusted-html.ts";

/** URLs of this page's assets and its config. */
const partsOfPage = () => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith("/api/"));
  return [...new Set([location.pathname, ...own.map(({ pathname }) => pathname)])];
};

/** Not `serviceWorker.ready`: that uses the URL the window was opened with, which may be another screen's. */
const untilActive = ({ installing, waiting, active }: ServiceWorkerRegistration) =>
  new Promise<ServiceWorker>((resolve) => {
    const worker = installing ?? waiting ?? active;
    if (!worker) return;
    const look = () => worker.state === "activated" && resolve(worker);
    worker.addEventListener("statechange", look);
    look();
  });

/** Caches this screen for offline use. In browsers that cannot, answers are still kept. */
export async function keepPage() {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(COLLECT_WORKER, { scope: location.pathname });
  const worker = await untilActive(registration);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  worker.postMessage({ keep: partsOfPage() });
}
