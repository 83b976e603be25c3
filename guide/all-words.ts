import { type GuideLocale, guideLocale } from "#contract/guide-locales.ts";
import type { GuideWords } from "./guide-words.ts";
import { ar } from "./words/ar.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { km } from "./words/km.ts";
import { pt } from "./words/pt.ts";
import { tl } from "./words/tl.ts";

export const GUIDE_WORDS: Readonly<Record<GuideLocale, GuideWords>> = { en, es, fr, pt, tl, km, ar };

/** Sites may use languages the guide is not translated into: those get English around their content. */
export const guideWords = (locale: string) => GUIDE_WORDS[guideLocale(locale)];
