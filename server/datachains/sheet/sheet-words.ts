import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { READER_WORDS } from "#datachain/all-reader-words.ts";
import type { ReaderWords } from "#datachain/reader-words.ts";

/** Words that only the printed page needs. */
const PAGE: Readonly<Record<UiLocale, string>> = {
  en: "Page {page} of {pages}",
  es: "Página {page} de {pages}",
  fr: "Page {page} sur {pages}",
  pt: "Página {page} de {pages}",
  tl: "Pahina {page} ng {pages}",
  km: "ទំព័រ {page} នៃ {pages}",
};

/** The guide speaks Arabic too, but the fonts of this paper do not have its letters. */
function printedLocale(locales: readonly string[]): UiLocale {
  const printed = locales.map((locale) => UI_LOCALES.find((ours) => ours === locale || locale.startsWith(`${ours}-`)));
  return printed.find((one) => one !== undefined) ?? "en";
}

export type SheetWords = ReaderWords & { readonly page: string };

export function sheetWords(...locales: readonly string[]): SheetWords {
  const language = printedLocale(locales);
  return { ...READER_WORDS[language], page: PAGE[language] };
}
