import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { type RareWords, rareWords } from "#admin/i18n/rare-words.ts";

type Words = RareWords["feedback"];
export type WordsByLocale = ReadonlyMap<UiLocale, Words>;

/** All languages at once: a tablet without a network has to speak each of them. */
export async function loadWords(): Promise<WordsByLocale> {
  const loaded = await Promise.all(
    UI_LOCALES.map(
      async (locale) => [locale, (await rareWords(locale, "feedback")).feedback as Words | undefined] as const,
    ),
  );
  return new Map(loaded.flatMap(([locale, words]) => (words ? [[locale, words] as const] : [])));
}

/** Fills in `{{name}}`. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

/** The languages of a guide that these words speak; at least one. */
export function spokenOf(locales: readonly string[]): UiLocale[] {
  const spoken = UI_LOCALES.filter((locale) => locales.some((one) => one === locale || one.startsWith(`${locale}-`)));
  return spoken.length ? spoken : ["en"];
}
