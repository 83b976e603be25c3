import type { Endpoint } from "#contract/endpoint.ts";
import { isInShareScope } from "#contract/share-scope.ts";
import { authState } from "./auth-state.ts";
import { isWithin } from "./safe-path.ts";
import { readToken } from "./token.ts";

/** A share session speaks for nobody: it has no user, no customer to switch and no frame to fill. */
export const isShared = () => authState(readToken()).kind === "shared";

/**
 * Whether this session may make a call, by the contract's own rule. What it may not ask for it does not ask for,
 * and what would need the answer is not shown. People are known by their role: the screens look at that, and the server decides.
 */
export function mayCall(endpoint: Endpoint, params: object = {}) {
  const state = authState(readToken());
  if (state.kind !== "shared" || endpoint.access === "public") return true;
  return isInShareScope(endpoint.share, state, { ...params });
}

/** Whether an address of the admin opens in this session: a link elsewhere would only lead back. */
export function mayOpen(path: string) {
  const state = authState(readToken());
  return state.kind !== "shared" || isWithin(state.redirect_to, path);
}
