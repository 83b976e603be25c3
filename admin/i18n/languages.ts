import { uiLocale, wordForLanguage } from "#admin/i18n/i18n.ts";
import { isUiLocale, languageTag } from "#admin/i18n/locales.ts";
import { ownLanguageName } from "#contract/language-name.ts";

/** Languages a city may need: official ones, and those of larger communities. */
const CODES =
  "af am ar ay az be bg bn bo br bs ca ceb co cs cy da de dv dz el en en-GB en-US eo es es-419 es-MX et eu fa fi fj fo fr fr-CA fy ga gd gl gn gu ha haw he hi hmn hr ht hu hy id ig ilo is it iu ja jv ka kk kl km kn ko ku ky la lb ln lo lt lv mg mi mk ml mn mr ms mt my ne nl nn nb ny om or pa pap pl prs ps pt pt-BR pt-PT qu rm ro ru rw se si sk sl sm sn so sq sr sr-Latn st su sv sw ta te tg th ti tk tl tn to tr ts tt ug uk ur uz ve vi wo xh yi yo yue zh-Hans zh-Hant zu";

export interface Language {
  id: string;
  name: string;
  /** Its name in that language. */
  own: string;
}

function displayName(reader: string, locale: string) {
  try {
    return new Intl.DisplayNames([languageTag(reader)], { type: "language" }).of(languageTag(locale)) ?? locale;
  } catch {
    return locale;
  }
}

function nameIn(reader: string, locale: string) {
  const name = wordForLanguage(reader, locale) ?? displayName(reader, locale);
  // CLDR's "Filipino" alone would hide the name most people look for
  return locale === "tl" ? `Tagalog (${name})` : name;
}

const known = new Map<string, Language>();

/** Cached, because Intl is slow and a list has a hundred languages. */
export function languageOf(id: string, reader: string = uiLocale()): Language {
  const key = `${reader} ${id}`;
  const language = known.get(key) ?? {
    id,
    name: nameIn(reader, id),
    own: isUiLocale(id) ? ownLanguageName(id) : displayName(id, id),
  };
  known.set(key, language);
  return language;
}

/** Name of a language in the reader's language. */
export const languageName = (id: string) => languageOf(id).name;

/** Languages that can still be added, sorted for the reader. */
export function otherLanguages(chosen: readonly string[], reader: string): Language[] {
  const { compare } = new Intl.Collator(languageTag(reader));
  return CODES.split(" ")
    .filter((id) => !chosen.includes(id))
    .map((id) => languageOf(id, reader))
    .toSorted((a, b) => compare(a.name, b.name));
}
