import type { UiLocale } from "#contract/common.ts";
import { READER_WORDS } from "#datachain/all-reader-words.ts";
import type { ReaderWords } from "#datachain/reader-words.ts";
import { spokenLocale } from "#datachain/spoken-locale.ts";

/** Words that only the printed page needs. */
const PAGE: Readonly<Record<UiLocale, string>> = {
  en: "Page {page} of {pages}",
  es: "Página {page} de {pages}",
  fr: "Page {page} sur {pages}",
  pt: "Página {page} de {pages}",
  tl: "Pahina {page} ng {pages}",
  km: "ទំព័រ {page} នៃ {pages}",
};

export type SheetWords = ReaderWords & { readonly page: string };

export function sheetWords(...locales: readonly string[]): SheetWords {
  const language = spokenLocale(...locales);
  return { ...READER_WORDS[language], page: PAGE[language] };
}
