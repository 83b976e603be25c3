import type { LText } from "./model.ts";

/** A text as it is read in one language, and which language it really is in. */
export type ReadText = { readonly text: string; readonly locale: string; readonly isFallback: boolean };

/** The text of one locale, nothing if it is missing or blank. */
export function filledIn(text: LText | undefined, locale: string) {
  const value = text && Object.hasOwn(text, locale) ? text[locale] : undefined;
  return value?.trim() ? value : undefined;
}

export const isBlank = (text: LText | undefined) =>
  text === undefined || Object.keys(text).every((locale) => filledIn(text, locale) === undefined);

/** The languages that have it. */
export const filledLocales = (text: LText | undefined) =>
  Object.keys(text ?? {}).filter((locale) => filledIn(text, locale) !== undefined);

/** The languages that lack a text which another one has. */
export const missingLocales = (text: LText | undefined, locales: readonly string[]) =>
  isBlank(text) ? [] : locales.filter((locale) => filledIn(text, locale) === undefined);

/** Asked locale, then the site's own, then English, then whatever there is. */
export function textIn(text: LText | undefined, locale: string, defaultLocale: string): ReadText | undefined {
  if (!text) return undefined;
  for (const candidate of [locale, defaultLocale, "en", ...Object.keys(text)]) {
    const value = filledIn(text, candidate);
    if (value !== undefined) return { text: value, locale: candidate, isFallback: candidate !== locale };
  }
  return undefined;
}

const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/g;

/** Puts values into `{{variable}}`; a gap stands, visibly, where one is missing. */
export const interpolate = (text: string, values: Readonly<Record<string, string | undefined>>, gap: string) =>
  text.replace(PLACEHOLDER, (_, id: string) => (Object.hasOwn(values, id) ? values[id] : undefined) ?? gap);

/** Most texts have none, and a page asks this of every one. */
export const placeholdersOf = (text: string) =>
  text.includes("{{") ? [...text.matchAll(PLACEHOLDER)].map(([, id = ""]) => id) : [];

/** Writes one language of a text; what is emptied is taken out. */
export function writeText(text: LText | undefined, locale: string, value: string): LText {
  const { [locale]: _, ...others } = text ?? {};
  return value === "" ? others : { ...others, [locale]: value };
}
