import { UI_LOCALES, type UiLocale } from "#contract/common.ts";

export { languageTag } from "#contract/language-tag.ts";

const LOCALE_COOKIE = "locale";
const DAYS_365 = 365 * 24 * 60 * 60;

export const isUiLocale = (value: unknown): value is UiLocale => (UI_LOCALES as readonly unknown[]).includes(value);

export function readLocaleCookie(cookies = document.cookie): UiLocale | undefined {
  const value = cookies
    .split(/;\s*/)
    .map((pair) => pair.split("="))
    .find(([name]) => name === LOCALE_COOKIE)?.[1];
  return isUiLocale(value) ? value : undefined;
}

export const localeCookie = (locale: UiLocale) =>
  `${LOCALE_COOKIE}=${locale}; Max-Age=${DAYS_365}; Path=/; SameSite=Lax`;

/** Paths have no locale: it comes from the cookie, else the configured default, else English. */
export const startLocale = (configured: unknown, cookies = document.cookie): UiLocale =>
  readLocaleCookie(cookies) ?? (isUiLocale(configured) ? configured : "en");
