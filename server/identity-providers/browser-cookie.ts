import { cookieIn } from "#server/platform/http/cookies.ts";
import type { Config } from "#server/platform/config.ts";
import { newToken } from "#server/platform/identity/tokens.ts";

/** With the prefix, no subdomain can set it. */
const nameOf = ({ scheme }: Pick<Config, "scheme">) => (scheme === "https" ? "__Host-city_sign_in" : "city_sign_in");
const VALUE = /^[\w-]{43}$/;
const SECONDS = 600;

/** Binds a sign-in to the browser that started it; tabs share it. */
export function readBrowser(config: Pick<Config, "scheme">, cookies: string | undefined) {
  const value = cookieIn(cookies, nameOf(config));
  return value && VALUE.test(value) ? value : undefined;
}

/** Lax: the provider's redirect back has to bring it. */
export function markBrowser(config: Pick<Config, "scheme">, cookies: string | undefined) {
  const value = readBrowser(config, cookies) ?? newToken();
  const secure = config.scheme === "https" ? "; Secure" : "";
  const header = `${nameOf(config)}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  return { value, header };
}
