import { paths, withoutEndSlash } from "#admin/paths.ts";
import type { AuthToken } from "#contract/session.ts";
import { authState } from "./auth-state.ts";
import { isWithin } from "./safe-path.ts";

type Verdict = { allow: true } | { allow: false; to: string; remember: boolean };
const allow: Verdict = { allow: true };
const sendTo = (to: string, remember = false): Verdict => ({ allow: false, to, remember });

type Place = { pathname: string; search: string };
const isAuthPath = ({ pathname }: Place) => isWithin("/auth", pathname);
const isAt = ({ pathname }: Place, path: string) => withoutEndSlash(pathname) === path;
const isSignOut = (place: Place) => isAt(place, paths.logout()) || isAt(place, paths.authLogout());
const hasToken = ({ search }: Place) => Boolean(new URLSearchParams(search).get("token"));

/** Links in mails must work for people who are signed in too, because the token names the recipient. */
const MAIL_LINKS = [paths.invitation(), paths.reset(), paths.leaveDigest()];
const isMailLink = (place: Place) => MAIL_LINKS.some((path) => isAt(place, path)) && hasToken(place);
const isShareLink = (place: Place) => isAt(place, paths.shareRedirect()) && hasToken(place);

/** Decides who may open a path, and where to redirect otherwise. */
export function guard(place: Place, token: AuthToken | undefined, now = Date.now()): Verdict {
  if (isSignOut(place)) return allow;
  const state = authState(token, now);
  if (state.kind === "shared") {
    // a guest may open further share links
    return isWithin(state.redirect_to, place.pathname) || isShareLink(place) ? allow : sendTo(state.redirect_to);
  }
  if (state.kind === "signed-in") return isAuthPath(place) && !isMailLink(place) ? sendTo(paths.dashboard()) : allow;
  return isAuthPath(place) ? allow : sendTo(paths.login(), true);
}

/** Path to open after login. */
export function afterSignIn(token: AuthToken, remembered: string | undefined) {
  const state = authState(token);
  return state.kind === "shared" ? state.redirect_to : (remembered ?? paths.dashboard());
}
