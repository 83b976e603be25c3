import { type GuideLocale, guideLocale } from "#contract/guide-locales.ts";
import { ar } from "./service-words/ar.ts";
import { en } from "./service-words/en.ts";
import { es } from "./service-words/es.ts";
import { fr } from "./service-words/fr.ts";
import { km } from "./service-words/km.ts";
import { pt } from "./service-words/pt.ts";
import { tl } from "./service-words/tl.ts";
import type { ServiceWords } from "./service-words/words.ts";

export const SERVICE_WORDS: Readonly<Record<GuideLocale, ServiceWords>> = { en, es, fr, pt, tl, km, ar };

export const serviceWords = ({ locale }: { readonly locale: string }) => SERVICE_WORDS[guideLocale(locale)];
