/** Names of languages in themselves, where Intl has none people would recognize. */
const OWN_NAMES: Readonly<Record<string, string>> = { tl: "Tagalog (Filipino)", km: "ភាសាខ្មែរ" };

/** Capitalized, as the other names in the list. */
function nameByIntl(locale: string) {
  try {
    const name = new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return locale;
  }
}

const namesByIntl = new Map<string, string>();

/** The name of a language in that language. */
export function ownLanguageName(locale: string) {
  const known = OWN_NAMES[locale] ?? namesByIntl.get(locale);
  if (known !== undefined) return known;
  const name = nameByIntl(locale);
  namesByIntl.set(locale, name);
  return name;
}
