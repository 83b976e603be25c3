import { type GuideLocale, guideLocale } from "#contract/guide-locales.ts";
import { ar } from "./mistake-words/ar.ts";
import { en } from "./mistake-words/en.ts";
import { es } from "./mistake-words/es.ts";
import { fr } from "./mistake-words/fr.ts";
import { km } from "./mistake-words/km.ts";
import { pt } from "./mistake-words/pt.ts";
import { tl } from "./mistake-words/tl.ts";
import type { MistakeWords } from "./mistake-words/words.ts";

const MISTAKE_WORDS: Readonly<Record<GuideLocale, MistakeWords>> = { en, es, fr, pt, tl, km, ar };

export const mistakeWords = ({ locale }: { readonly locale: string }) => MISTAKE_WORDS[guideLocale(locale)];
