/** The BCP 47 tag for browsers, Intl and screen readers; differs from ours only for Tagalog. */
export const languageTag = (locale: string) => (locale === "tl" ? "fil" : locale);
