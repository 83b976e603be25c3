/*
 * Keeps the screen for collecting answers on a tablet that loses its network: the page itself, its code and its settings.
 * Answers and everything else of the API go past it.
 */
const KEPT = "collect-1";
const PAGE = "/feedback/collect";

/** The page tells what it is made of, once it is there. */
self.addEventListener("message", (event) => {
  const { keep } = event.data;
  if (!Array.isArray(keep)) return;
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => Promise.all(keep.map((url) => cache.add(url).catch(() => undefined))))
      .then(() => event.source?.postMessage({ kept: true })),
  );
});

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** From the network while there is one: a new version is seen at once. */
async function freshOrKept(request, name) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(name);
    if (kept) return kept;
    throw error;
  }
}

/** Names of built files carry their content: what is kept is right. */
const keptOrFresh = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (pathname === PAGE) event.respondWith(freshOrKept(request, PAGE));
  } else if (pathname.startsWith("/assets/")) event.respondWith(keptOrFresh(request));
  else if (!pathname.startsWith("/api/")) event.respondWith(freshOrKept(request, pathname));
});
