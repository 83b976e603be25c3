import { type MiddlewareFunction, redirect } from "react-router";
import { guard } from "./guards.ts";
import { rememberReturnUrl } from "./return-url.ts";
import { readToken } from "./token.ts";

/** Before the router starts: whoever has to sign in first need not wait for the frame they may not see yet. */
export function guardStart() {
  const verdict = guard(window.location, readToken());
  if (verdict.allow) return;
  if (verdict.remember) rememberReturnUrl(window.location.pathname + window.location.search + window.location.hash);
  window.history.replaceState(null, "", verdict.to);
}

/** Runs before anything of a route is loaded. */
export const guardRoutes: MiddlewareFunction = ({ request }) => {
  const place = new URL(request.url);
  const verdict = guard(place, readToken());
  if (verdict.allow) return;
  if (verdict.remember) rememberReturnUrl(place.pathname + place.search);
  throw redirect(verdict.to);
};
