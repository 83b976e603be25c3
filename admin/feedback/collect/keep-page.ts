import { COLLECT_WORKER } from "#admin/api/trusted-html.ts";

/** What this page is made of, and its settings. */
const partsOfPage = () => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith("/api/"));
  return [...new Set([location.pathname, ...own.map(({ pathname }) => pathname)])];
};

/** `serviceWorker.ready` does not tell: it looks at the address the window was opened with, which may be another screen's. */
const untilActive = ({ installing, waiting, active }: ServiceWorkerRegistration) =>
  new Promise<ServiceWorker>((resolve) => {
    const worker = installing ?? waiting ?? active;
    if (!worker) return;
    const look = () => worker.state === "activated" && resolve(worker);
    worker.addEventListener("statechange", look);
    look();
  });

/** From now on the screen also opens without a network. Where a browser cannot do that, answers are still kept. */
export async function keepPage() {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(COLLECT_WORKER, { scope: location.pathname });
  const worker = await untilActive(registration);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: it has one origin, ours
  worker.postMessage({ keep: partsOfPage() });
}
