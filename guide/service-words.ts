import type { UiLocale } from "#contract/common.ts";
import { spokenLocale } from "#datachain/spoken-locale.ts";
import { en } from "./service-words/en.ts";
import { es } from "./service-words/es.ts";
import { fr } from "./service-words/fr.ts";
import { km } from "./service-words/km.ts";
import { pt } from "./service-words/pt.ts";
import { tl } from "./service-words/tl.ts";

/** The words of pages that nobody writes: search, map, history and the like. The editor's preview does not need them. */
export type ServiceWords = typeof en;

export const SERVICE_WORDS: Readonly<Record<UiLocale, ServiceWords>> = { en, es, fr, pt, tl, km };

export const serviceWords = ({ locale }: { readonly locale: string }) => SERVICE_WORDS[spokenLocale(locale)];
