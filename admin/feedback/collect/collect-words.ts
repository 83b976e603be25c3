import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { collectWords as en } from "#admin/i18n/en/feedback-collect.ts";
import { collectWords as es } from "#admin/i18n/es/feedback-collect.ts";
import { collectWords as fr } from "#admin/i18n/fr/feedback-collect.ts";
import { collectWords as km } from "#admin/i18n/km/feedback-collect.ts";
import { collectWords as pt } from "#admin/i18n/pt/feedback-collect.ts";
import { collectWords as tl } from "#admin/i18n/tl/feedback-collect.ts";
import type { CollectWords } from "#admin/i18n/en/feedback-collect.ts";

export const COLLECT_WORDS: Readonly<Record<UiLocale, CollectWords>> = { en, es, fr, pt, tl, km };

/** Fills in `{{name}}`. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

/** The guide's languages that are translated here; at least English. */
export function spokenOf(locales: readonly string[]): UiLocale[] {
  const spoken = UI_LOCALES.filter((locale) => locales.some((one) => one === locale || one.startsWith(`${locale}-`)));
  return spoken.length ? spoken : ["en"];
}
