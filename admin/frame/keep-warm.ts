import type { QueryClient } from "@tanstack/react-query";
import { type DataRouter, matchRoutes, type RouteObject } from "react-router";
import { readToken } from "#admin/session/token.ts";
import { type LazyPage, takeParts } from "./load-page.ts";

/** Milliseconds: a pointer merely passing over a link does not count. */
const DWELL = 60;

type Connection = { readonly saveData?: boolean };
const isSparing = () => (navigator as { readonly connection?: Connection }).connection?.saveData === true;

const lazyOf = ({ lazy }: RouteObject) => lazy as Partial<LazyPage> | undefined;
/** Loads a page's code only, without translations, as long as the language is unknown. */
export const codeOf = (route: RouteObject) => lazyOf(route)?.load;
const pageOf = (route: RouteObject) => lazyOf(route)?.whole?.();

/** Path of an internal link. */
function pathOf(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link && link.origin === location.origin && !link.target ? link.pathname : undefined;
}

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
/** All records of a list share one page, so its code is looked up once. */
const kindOf = (path: string) =>
  path
    .split("/")
    .map((part) => (ID.test(part) ? "id" : part))
    .join("/");

const whenIdle = (act: () => void) =>
  typeof requestIdleCallback === "function" ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act, 200);

/**
 * Preloads what a click would need: the code behind the screen's links once the screen is ready, and data when someone
 * is about to follow one. The rest loads on navigation.
 */
export function keepWarm(router: DataRouter, routes: RouteObject[], client: QueryClient) {
  const pagesOf = (path: string) => matchRoutes(routes, path) ?? [];

  const loadCode = (path: string) => Promise.allSettled(pagesOf(path).map(async ({ route }) => pageOf(route)));
  async function loadAll(path: string) {
    await Promise.allSettled(
      pagesOf(path).map(async ({ route, params }) => (await pageOf(route))?.prefetch?.(client, params)),
    );
    performance.mark("link warm");
  }

  let dwelling: ReturnType<typeof setTimeout> | undefined;
  const soon = ({ target }: Event) => {
    clearTimeout(dwelling);
    const path = pathOf(target);
    if (path !== undefined) dwelling = setTimeout(() => void loadAll(path), DWELL);
  };
  const now = ({ target }: Event) => {
    const path = pathOf(target);
    if (path !== undefined) void loadAll(path);
  };
  document.addEventListener("pointerover", soon, { passive: true });
  document.addEventListener("focusin", soon);
  document.addEventListener("pointerdown", now, { passive: true });

  /** Sequentially, so that real requests go first. */
  async function loadWhatMayCome() {
    for (const load of takeParts()) await load().catch(() => undefined);
    const paths = new Map(
      [...document.links].flatMap((link) => pathOf(link) ?? []).map((path) => [kindOf(path), path]),
    );
    for (const path of paths.values()) await loadCode(path);
  }

  let warmed: string | undefined;
  let isWaiting = false;
  const isReady = () => router.state.initialized && router.state.navigation.state === "idle" && !client.isFetching();
  const begin = () => {
    isWaiting = false;
    if (!isReady() || warmed === router.state.location.key) return;
    warmed = router.state.location.key;
    performance.mark("screen ready");
    if (readToken() && !isSparing()) void loadWhatMayCome().then(() => performance.mark("screen warm"));
  };
  const watch = () => {
    if (isWaiting || !isReady()) return;
    isWaiting = true;
    whenIdle(begin);
  };
  router.subscribe(watch);
  client.getQueryCache().subscribe(watch);
  watch();
}
