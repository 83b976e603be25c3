import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import type { UiLocale } from "#contract/common.ts";
import type { en } from "./en.ts";
import { auth } from "./en/auth.ts";
import { common } from "./en/common.ts";
import { errors } from "./en/errors.ts";
import { layout } from "./en/layout.ts";
import { session } from "./en/session.ts";
import { languageTag, localeCookie } from "./locales.ts";
import type { Messages } from "./messages.ts";
import { showReactAriaIn } from "./react-aria.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
    returnNull: false;
  }
}

const LOADERS: Record<Exclude<UiLocale, "en">, () => Promise<Messages>> = {
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  pt: async () => (await import("./pt.ts")).pt,
  tl: async () => (await import("./tl.ts")).tl,
  km: async () => (await import("./km.ts")).km,
};

export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: "en",
  fallbackLng: "en",
  // what the sign-in page needs; the frame asks for the rest
  resources: { en: { translation: { auth, common, errors, layout, session } } },
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

export const uiLocale = () => i18n.language as UiLocale;

/** English stands in wherever a language has no word, so it is always there in full behind the sign-in. */
export async function completeEnglish() {
  i18n.addResourceBundle("en", "translation", (await import("./en.ts")).en);
}

/** Speaks a language from now on: words, `<html lang>`, the component library's own words. */
export async function speak(locale: UiLocale) {
  if (locale !== "en" && !i18n.hasResourceBundle(locale, "translation")) {
    i18n.addResourceBundle(locale, "translation", await LOADERS[locale]());
  }
  await showReactAriaIn(locale);
  await i18n.changeLanguage(locale);
  document.documentElement.lang = languageTag(locale);
  document.documentElement.dir = i18n.dir(locale);
}

/** The person's choice: spoken at once, and remembered for a year. */
export async function chooseLocale(locale: UiLocale) {
  document.cookie = localeCookie(locale);
  await speak(locale);
}
