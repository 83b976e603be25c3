import type { UiLocale } from "#contract/common.ts";
import { spokenLocale } from "#datachain/spoken-locale.ts";
import type { DataWords } from "./data-words.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { km } from "./words/km.ts";
import { pt } from "./words/pt.ts";
import { tl } from "./words/tl.ts";

const DATA_WORDS: Readonly<Record<UiLocale, DataWords>> = { en, es, fr, pt, tl, km };

/** Falls back to English for other languages, as the guide's own words do. */
export const dataWords = (locale: string) => DATA_WORDS[spokenLocale(locale)];
