import { type MiddlewareFunction, redirect } from "react-router";
import { guard } from "./guards.ts";
import { rememberReturnUrl } from "./return-url.ts";
import { readToken } from "./token.ts";

/** Runs before the router starts, so that the login page does not wait for the frame to load. */
export function guardStart() {
  const verdict = guard(window.location, readToken());
  if (verdict.allow) return;
  if (verdict.remember) rememberReturnUrl(window.location.pathname + window.location.search + window.location.hash);
  window.history.replaceState(null, "", verdict.to);
}

/** Runs before any part of a route is loaded. */
export const guardRoutes: MiddlewareFunction = ({ request }) => {
  const place = new URL(request.url);
  const verdict = guard(place, readToken());
  if (verdict.allow) return;
  if (verdict.remember) rememberReturnUrl(place.pathname + place.search);
  throw redirect(verdict.to);
};
