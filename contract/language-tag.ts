/** What browsers, Intl and screen readers call a language: ours, but for Tagalog. */
export const languageTag = (locale: string) => (locale === "tl" ? "fil" : locale);
