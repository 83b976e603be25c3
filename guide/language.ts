/** Each language in its own words, where Intl has none that people look for. */
const OWN_NAMES: Readonly<Record<string, string>> = { tl: "Tagalog (Filipino)", km: "ភាសាខ្មែរ" };
const RTL_LANGUAGES = new Set([
  "ar",
  "arc",
  "ckb",
  "dv",
  "fa",
  "he",
  "ks",
  "nqo",
  "pnb",
  "ps",
  "sd",
  "syr",
  "ug",
  "ur",
  "yi",
]);
const RTL_SCRIPTS = new Set(["arab", "hebr", "thaa", "syrc", "nkoo"]);

/** What browsers, Intl and screen readers call a language: ours, but for Tagalog. */
export const languageTag = (locale: string) => (locale === "tl" ? "fil" : locale);

export function directionOf(locale: string): "ltr" | "rtl" {
  const [language = "", ...rest] = locale.toLowerCase().split("-");
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  return (script ? RTL_SCRIPTS.has(script) : RTL_LANGUAGES.has(language)) ? "rtl" : "ltr";
}

/** Capital at the start, as the other names in the list have it. */
function nameByIntl(locale: string) {
  try {
    const name = new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return locale;
  }
}

export const languageName = (locale: string) => OWN_NAMES[locale] ?? nameByIntl(locale);
