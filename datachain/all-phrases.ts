import type { GuideLocale } from "#contract/guide-locales.ts";
import type { Phrases } from "./phrases.ts";
import { ar } from "./phrases/ar.ts";
import { en } from "./phrases/en.ts";
import { es } from "./phrases/es.ts";
import { fr } from "./phrases/fr.ts";
import { km } from "./phrases/km.ts";
import { pt } from "./phrases/pt.ts";
import { tl } from "./phrases/tl.ts";

export const PHRASES: Readonly<Record<GuideLocale, Phrases>> = { en, es, fr, pt, tl, km, ar };
