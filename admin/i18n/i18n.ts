import { useSyncExternalStore } from "react";
import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { directionOf } from "#contract/direction.ts";
import type { en } from "./en.ts";
import { common } from "./en/common.ts";
import { errors } from "./en/errors.ts";
import { layout } from "./en/layout.ts";
import { session } from "./en/session.ts";
import { isUiLocale, languageTag, localeCookie } from "./locales.ts";
import type { CommonMessages } from "./messages.ts";
import { isRare, type RareNoun, type RareWords, rareWords } from "./rare-words.ts";
import { showReactAriaIn } from "./react-aria.ts";
import { createLanguage, type Values } from "./translator.ts";

type Known = typeof en & RareWords;
/** Plural keys are named without the suffix of their forms. */
type Name<Key extends string> = Key extends `${infer Base}_${"one" | "other"}` ? Base | Key : Key;
type NameIn<Tree, Noun extends string = ""> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? `${Noun}${Name<Key>}` : NameIn<Tree[Key], `${Noun}${Key}.`>;
}[keyof Tree & string];

/** Every translation key, such as "labels.remove.title". */
export type WordKey = NameIn<Known>;
export type Translate = (key: WordKey, values?: Values) => string;

const LOADERS: Record<UiLocale, () => Promise<CommonMessages>> = {
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  pt: async () => (await import("./pt.ts")).pt,
  tl: async () => (await import("./tl.ts")).tl,
  km: async () => {
    const { km, languages } = await import("./km.ts");
    return { ...km, languages };
  },
};

const LANGUAGES = Object.fromEntries(UI_LOCALES.map((locale) => [locale, createLanguage(locale)])) as Record<
  UiLocale,
  ReturnType<typeof createLanguage>
>;
// only what the login page needs; the frame loads the rest
LANGUAGES.en.learn({ common, errors, layout, session });

let spoken: UiLocale = "en";
export const uiLocale = () => spoken;

const say = (key: string, values?: Values) => LANGUAGES[spoken].say(key, values) ?? LANGUAGES.en.say(key, values);

function translate(key: WordKey, values?: Values) {
  const words = say(key, values);
  if (words === undefined) waitFor(key);
  return words ?? key;
}

/** Undefined if this language leaves language names to the browser. */
export const wordForLanguage = (reader: string, id: string) =>
  isUiLocale(reader) ? LANGUAGES[reader].say(`languages.${id}`) : undefined;

/** For use outside of components; inside, `useTranslation` re-renders when the language changes. */
export const i18n = { t: translate satisfies Translate, exists: (key: string) => say(key) !== undefined };

/** A new object per change, so that subscribers re-render. */
const speech = () => ({ t: ((key, values) => translate(key, values)) as Translate, locale: spoken });
let current = speech();
const listeners = new Set<() => void>();

function tell() {
  current = speech();
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const currentSpeech = () => current;
/** The current translations and language. */
export const useTranslation = () => useSyncExternalStore(listen, currentSpeech);

const known = new Set<UiLocale>();

async function learn(locale: UiLocale) {
  if (known.has(locale)) return;
  LANGUAGES[locale].learn(await LOADERS[locale]());
  known.add(locale);
  if (locale === spoken) tell();
}

let isComplete = false;

/** Loads everything. Until then only the login page's words are there, in English. */
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
  // usually prefetched for another screen, so the current one need not re-render
  LANGUAGES[locale].learn(words);
  learned.add(what);
}

/** Loads the words of rarely used nouns, now and after every change of language. */
export async function speakOf(...nouns: RareNoun[]) {
  for (const noun of nouns) asked.add(noun);
  await Promise.all(nouns.map((noun) => learnOf(noun, uiLocale())));
}

const late = new Set<RareNoun>();

/** Loads words that a screen failed to request. */
function waitFor(key: string) {
  const [noun = ""] = key.split(".");
  if (!isRare(noun) || late.has(noun) || learned.has(`${spoken} ${noun}`)) return;
  late.add(noun);
  void speakOf(noun)
    .then(tell)
    .finally(() => late.delete(noun));
}

/** Switches the language: words, `<html lang>` and the component library. */
export async function speak(locale: UiLocale) {
  if (locale !== "en" || isComplete) await learn(locale);
  await Promise.all([...asked].map((noun) => learnOf(noun, locale)));
  await showReactAriaIn(locale);
  spoken = locale;
  document.documentElement.lang = languageTag(locale);
  document.documentElement.dir = directionOf(locale);
  tell();
}

/** Switches to the person's choice, and remembers it for a year. */
export async function chooseLocale(locale: UiLocale) {
  document.cookie = localeCookie(locale);
  await speak(locale);
}
