export { directionOf } from "#contract/direction.ts";
export { languageTag } from "#contract/language-tag.ts";

/** Each language in its own words, where Intl has none that people look for. */
const OWN_NAMES: Readonly<Record<string, string>> = { tl: "Tagalog (Filipino)", km: "ភាសាខ្មែរ" };

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
