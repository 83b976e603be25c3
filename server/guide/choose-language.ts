import { acceptedLanguages } from "#guide/accepted-languages.ts";
import { languageTag } from "#guide/language.ts";

/** Set only when somebody chooses a language. */
export const LANGUAGE_COOKIE = "lang";

type Languages = { readonly locales: readonly string[]; readonly default_locale: string };
type Wishes = {
  /** `?lang=` */
  readonly lang: string | undefined;
  readonly cookie: string | undefined;
  readonly accepted: string | undefined;
};

const baseOf = (tag: string) => tag.split("-")[0] ?? "";

/** Matches our tags or those that browsers use. */
function named({ locales }: Languages, wish: string) {
  const asked = wish.toLowerCase();
  const isSame = (locale: string) => [locale, languageTag(locale)].some((name) => name.toLowerCase() === asked);
  return locales.find(isSame);
}

/** An exact match, or another variant of the language: `pt-BR` for `pt`. */
const nearest = (languages: Languages, wish: string) =>
  named(languages, wish) ??
  named(languages, baseOf(wish)) ??
  languages.locales.find((locale) => baseOf(languageTag(locale).toLowerCase()) === baseOf(wish.toLowerCase()));

/** The browser's first language, without its region, if the site does not have it. */
export function missingLanguage(languages: Languages, header: string | undefined) {
  const [first] = acceptedLanguages(header);
  if (first === undefined || first === "*" || nearest(languages, first)) return undefined;
  const base = baseOf(first);
  return isLanguage(base) ? base : undefined;
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
/** Headers may contain anything: only count known languages. */
const isLanguage = (tag: string) => /^[a-z]{2,3}$/.test(tag) && names.of(tag) !== undefined;

function acceptedLanguage(languages: Languages, header: string | undefined) {
  for (const wish of acceptedLanguages(header)) {
    const locale = nearest(languages, wish);
    if (locale) return locale;
  }
  return undefined;
}

/** The language of a page. `isAsked`: the URL names it, so the response is the same for everyone. */
export function chooseLanguage(languages: Languages, { lang, cookie, accepted }: Wishes) {
  const asked = lang === undefined ? undefined : named(languages, lang);
  if (asked) return { locale: asked, isAsked: true };
  const chosen = cookie === undefined ? undefined : named(languages, cookie);
  return { locale: chosen ?? acceptedLanguage(languages, accepted) ?? languages.default_locale, isAsked: false };
}
