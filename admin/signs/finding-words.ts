import type { Translate } from "#admin/i18n/i18n.ts";
import { languageOf } from "#admin/i18n/languages.ts";
import type { SignFinding } from "#contract/signs.ts";

/** Describes a finding that should be checked before printing. */
export const findingWords = (t: Translate, { code, part, locale }: SignFinding) =>
  t(`signs.findings.${code}`, {
    part: part ? t(`signs.parts.${part}`) : "",
    language: locale ? languageOf(locale).name : "",
  });
