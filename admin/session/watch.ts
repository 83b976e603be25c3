import type { QueryClient } from "@tanstack/react-query";
import type { DataRouter } from "react-router";
import { paths } from "#admin/paths.ts";
import { afterSignIn } from "./guards.ts";
import { rememberReturnUrl, takeReturnUrl } from "./return-url.ts";
import { showCustomer, watchCustomer } from "./shown-customer.ts";
import { onSessionChange, readToken, type SessionChange } from "./token.ts";

/** Takes the application where a change of the session leads: sign-in, sign-out, a 401, another tab. */
export function watchSession(router: DataRouter, client: QueryClient) {
  const leave = async (change: SessionChange) => {
    const { pathname, search, hash } = router.state.location;
    if (change === "refused") rememberReturnUrl(pathname + search + hash);
    // the old screen has to be gone before its data goes, or it would request them again
    await router.navigate(paths.login(), { replace: true, flushSync: true });
    client.clear();
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
