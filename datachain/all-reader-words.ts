import { type GuideLocale, guideLocale } from "#contract/guide-locales.ts";
import type { ReaderWords } from "./reader-words.ts";
import { ar } from "./reader-words/ar.ts";
import { en } from "./reader-words/en.ts";
import { es } from "./reader-words/es.ts";
import { fr } from "./reader-words/fr.ts";
import { km } from "./reader-words/km.ts";
import { pt } from "./reader-words/pt.ts";
import { tl } from "./reader-words/tl.ts";

export const READER_WORDS: Readonly<Record<GuideLocale, ReaderWords>> = { en, es, fr, pt, tl, km, ar };

export const readerWords = (...locales: readonly string[]): ReaderWords => READER_WORDS[guideLocale(...locales)];
