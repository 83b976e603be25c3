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
import type { CommonMessages } from "./messages.ts";
import { isRare, type RareNoun, type RareWords, rareWords } from "./rare-words.ts";
import { showReactAriaIn } from "./react-aria.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: typeof en & RareWords };
    returnNull: false;
  }
}

const LOADERS: Record<UiLocale, () => Promise<CommonMessages>> = {
  en: async () => (await import("./en.ts")).en,
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
  // words that a screen waits for are shown when they come
  react: { useSuspense: false, bindI18nStore: "added" },
  saveMissing: true,
});

export const uiLocale = () => i18n.language as UiLocale;

const known = new Set<UiLocale>();

async function learn(locale: UiLocale) {
  if (known.has(locale)) return;
  i18n.addResourceBundle(locale, "translation", await LOADERS[locale](), true);
  known.add(locale);
}

let isComplete = false;

/** The sign-in page brings what it says in English; behind it everything may be said. */
export async function speakInFull() {
  isComplete = true;
  await learn(uiLocale());
}

const asked = new Set<RareNoun>();

const learned = new Set<string>();

async function learnOf(noun: RareNoun, locale: UiLocale) {
  const what = `${locale} ${noun}`;
  if (learned.has(what)) return;
  const words = await rareWords(locale, noun);
  // mostly read ahead for a screen that nobody has opened: the one that is shown need not be drawn again for them
  i18n.addResourceBundle(locale, "translation", words, true, false, { silent: true });
  learned.add(what);
}

/** The words of a noun that few screens speak of, from now on in every language that is chosen. */
export async function speakOf(...nouns: RareNoun[]) {
  for (const noun of nouns) asked.add(noun);
  await Promise.all(nouns.map((noun) => learnOf(noun, uiLocale())));
}

async function showLate(noun: RareNoun) {
  await speakOf(noun);
  // says aloud that there are new words
  i18n.addResourceBundle(uiLocale(), "translation", {}, true);
}

// a screen that did not ask for its words gets them a moment later
i18n.on("missingKey", (_locales, _namespace, key: string) => {
  const [noun = ""] = key.split(".");
  if (isRare(noun)) void showLate(noun);
});

/** Speaks a language from now on: words, `<html lang>`, the component library's own words. */
export async function speak(locale: UiLocale) {
  if (locale !== "en" || isComplete) await learn(locale);
  await Promise.all([...asked].map((noun) => learnOf(noun, locale)));
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
