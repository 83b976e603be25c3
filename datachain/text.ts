import type { LText } from "./model.ts";

/** A text as shown in one language, and the language it is actually in. */
export type ReadText = { readonly text: string; readonly locale: string; readonly isFallback: boolean };

/** The text in one locale; undefined if missing or blank. */
export function filledIn(text: LText | undefined, locale: string) {
  const value = text && Object.hasOwn(text, locale) ? text[locale] : undefined;
  return value?.trim() ? value : undefined;
}

export const isBlank = (text: LText | undefined) =>
  text === undefined || Object.keys(text).every((locale) => filledIn(text, locale) === undefined);

/** The languages a text exists in. */
export const filledLocales = (text: LText | undefined) =>
  Object.keys(text ?? {}).filter((locale) => filledIn(text, locale) !== undefined);

/** The languages a text lacks, if it exists in any. */
export const missingLocales = (text: LText | undefined, locales: readonly string[]) =>
  isBlank(text) ? [] : locales.filter((locale) => filledIn(text, locale) === undefined);

/** Requested locale, then the site's default, then English, then any. */
export function textIn(text: LText | undefined, locale: string, defaultLocale: string): ReadText | undefined {
  if (!text) return undefined;
  for (const candidate of [locale, defaultLocale, "en", ...Object.keys(text)]) {
    const value = filledIn(text, candidate);
    if (value !== undefined) return { text: value, locale: candidate, isFallback: candidate !== locale };
  }
  return undefined;
}

const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/g;

/** Fills in `{{variable}}` placeholders; a missing one becomes a visible gap. */
export const interpolate = (text: string, values: Readonly<Record<string, string | undefined>>, gap: string) =>
  text.replace(PLACEHOLDER, (_, id: string) => (Object.hasOwn(values, id) ? values[id] : undefined) ?? gap);

/** Checks for braces first: this runs for every text on a page, and most have none. */
export const placeholdersOf = (text: string) =>
  text.includes("{{") ? [...text.matchAll(PLACEHOLDER)].map(([, id = ""]) => id) : [];

/** Sets one language of a text; an empty value removes it. */
export function writeText(text: LText | undefined, locale: string, value: string): LText {
  const { [locale]: _, ...others } = text ?? {};
  return value === "" ? others : { ...others, [locale]: value };
}
