import { type GuideLocale, guideLocale } from "#contract/guide-locales.ts";
import { ar } from "./feedback-words/ar.ts";
import { en } from "./feedback-words/en.ts";
import { es } from "./feedback-words/es.ts";
import { fr } from "./feedback-words/fr.ts";
import { km } from "./feedback-words/km.ts";
import { pt } from "./feedback-words/pt.ts";
import { tl } from "./feedback-words/tl.ts";
import type { FeedbackWords } from "./feedback-words/words.ts";

const FEEDBACK_WORDS: Readonly<Record<GuideLocale, FeedbackWords>> = { en, es, fr, pt, tl, km, ar };

export const feedbackWords = ({ locale }: { readonly locale: string }) => FEEDBACK_WORDS[guideLocale(locale)];
