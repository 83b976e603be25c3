import type { Endpoint } from "#contract/endpoint.ts";
import { isInShareScope } from "#contract/share-scope.ts";
import { authState } from "./auth-state.ts";
import { isWithin } from "./safe-path.ts";
import { readToken } from "./token.ts";

/** A share session has no user, no customers to switch to, and no frame. */
export const isShared = () => authState(readToken()).kind === "shared";

/**
 * Whether this session may make a call, by the contract's access rules. Otherwise the query is skipped, and what depends
 * on it is hidden. Signed-in users are limited by role instead: by the screens and, finally, the server.
 */
export function mayCall(endpoint: Endpoint, params: object = {}) {
  const state = authState(readToken());
  if (state.kind !== "shared" || endpoint.access === "public") return true;
  return isInShareScope(endpoint.share, state, { ...params });
}

/** Whether this session can open an admin path; others would redirect back. */
export function mayOpen(path: string) {
  const state = authState(readToken());
  return state.kind !== "shared" || isWithin(state.redirect_to, path);
}
