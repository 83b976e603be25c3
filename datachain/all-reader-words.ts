import type { UiLocale } from "#contract/common.ts";
import type { ReaderWords } from "./reader-words.ts";
import { en } from "./reader-words/en.ts";
import { es } from "./reader-words/es.ts";
import { fr } from "./reader-words/fr.ts";
import { km } from "./reader-words/km.ts";
import { pt } from "./reader-words/pt.ts";
import { tl } from "./reader-words/tl.ts";
import { spokenLocale } from "./spoken-locale.ts";

export const READER_WORDS: Readonly<Record<UiLocale, ReaderWords>> = { en, es, fr, pt, tl, km };

export const readerWords = (...locales: readonly string[]): ReaderWords => READER_WORDS[spokenLocale(...locales)];
