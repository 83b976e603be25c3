import { type GuideLocale, guideLocale } from "#contract/guide-locales.ts";
import { type ReportTemplate, TEMPLATE_SOURCES } from "#contract/report-templates.ts";
import { ar } from "./report-words/ar.ts";
import { en } from "./report-words/en.ts";
import { es } from "./report-words/es.ts";
import { fr } from "./report-words/fr.ts";
import { km } from "./report-words/km.ts";
import { pt } from "./report-words/pt.ts";
import { tl } from "./report-words/tl.ts";
import type { ReportWords } from "./report-words/words.ts";

const REPORT_WORDS: Readonly<Record<GuideLocale, ReportWords>> = { en, es, fr, pt, tl, km, ar };

export const reportWords = ({ locale }: { readonly locale: string }) => REPORT_WORDS[guideLocale(locale)];

/** With the headings that the ordinance behind a template uses, where readers read its language. */
export function templateWords(reading: { readonly locale: string }, template: ReportTemplate): ReportWords {
  const words = reportWords(reading);
  if (guideLocale(reading.locale) !== "en") return words;
  return { ...words, headings: { ...words.headings, ...TEMPLATE_SOURCES[template].words } };
}
