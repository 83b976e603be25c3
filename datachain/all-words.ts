import type { UiLocale } from "#contract/common.ts";
import type { GuideLocale } from "#contract/guide-locales.ts";
import type { PublicWords, Words } from "./words.ts";
import { ar } from "./words/ar.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { km } from "./words/km.ts";
import { pt } from "./words/pt.ts";
import { tl } from "./words/tl.ts";

export const WORDS: Readonly<Record<UiLocale, Words>> = { en, es, fr, pt, tl, km };

export const PUBLIC_WORDS: Readonly<Record<GuideLocale, PublicWords>> = { ...WORDS, ar };
