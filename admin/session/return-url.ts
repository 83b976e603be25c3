import { isWithin, safePath } from "./safe-path.ts";

const KEY = "return_url";

/** Remembers the requested address until login. */
export function rememberReturnUrl(path: string) {
  const safe = safePath(path);
  if (!safe || safe === "/" || isWithin("/auth", safe) || isWithin("/logout", safe)) return;
  sessionStorage.setItem(KEY, safe);
}

export function takeReturnUrl() {
  const path = safePath(sessionStorage.getItem(KEY));
  sessionStorage.removeItem(KEY);
  return path;
}
