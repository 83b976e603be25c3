import type { QueryCache, QueryClient } from "@tanstack/react-query";
import type { DataRouter } from "react-router";
import { paths } from "#admin/paths.ts";
import { afterSignIn } from "./guards.ts";
import { rememberReturnUrl, takeReturnUrl } from "./return-url.ts";
import { showCustomer, watchCustomer } from "./shown-customer.ts";
import { onSessionChange, readToken, type SessionChange } from "./token.ts";

/** Navigation ends before React unmounts the old screen, whose queries are observed until then. */
function untilUnwatched(cache: QueryCache) {
  const isWatched = () => cache.getAll().some((query) => query.getObserversCount() > 0);
  return new Promise<void>((resolve) => {
    if (!isWatched()) return resolve();
    const unsubscribe = cache.subscribe(() => {
      if (isWatched()) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Navigates on session changes: sign-in, sign-out, a 401, or another tab. */
export function watchSession(router: DataRouter, client: QueryClient) {
  const leave = async (change: SessionChange) => {
    const { pathname, search, hash } = router.state.location;
    if (change === "refused") rememberReturnUrl(pathname + search + hash);
    await router.navigate(paths.login(), { replace: true });
    // clearing earlier would make the old screen refetch its data
    await untilUnwatched(client.getQueryCache());
    if (!readToken()) client.clear();
  };

  const enter = async () => {
    const token = readToken();
    if (!token) return;
    client.clear();
    await router.navigate(afterSignIn(token, takeReturnUrl()), { replace: true });
  };

  showCustomer(undefined);
  const unwatchCustomer = watchCustomer();
  const unwatchSession = onSessionChange((change) => {
    showCustomer(undefined);
    void (readToken() ? enter() : leave(change));
  });
  return () => {
    unwatchCustomer();
    unwatchSession();
  };
}
