import { type GuideLocale, guideLocale } from "#contract/guide-locales.ts";
import type { DataWords } from "./data-words.ts";
import { ar } from "./words/ar.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { km } from "./words/km.ts";
import { pt } from "./words/pt.ts";
import { tl } from "./words/tl.ts";

const DATA_WORDS: Readonly<Record<GuideLocale, DataWords>> = { en, es, fr, pt, tl, km, ar };

/** Falls back to English for other languages, as the guide's own words do. */
export const dataWords = (locale: string) => DATA_WORDS[guideLocale(locale)];
