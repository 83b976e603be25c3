import type { TFunction } from "i18next";
import { languageOf } from "#admin/i18n/languages.ts";
import type { SignFinding } from "#contract/signs.ts";

/** What somebody should look at before they print, in a sentence. */
export const findingWords = (t: TFunction, { code, part, locale }: SignFinding) =>
  t(`signs.findings.${code}`, {
    part: part ? t(`signs.parts.${part}`) : "",
    language: locale ? languageOf(locale).name : "",
  });
