/** The BCP 47 tag for browsers, Intl and screen readers; differs from ours only for Tagalog. */
export const languageTag = (locale: string) => (locale === "tl" ? "fil" : locale);

/** The opposite: our key for a language that others name by its tag. */
export const localeOfTag = (tag: string) => (tag === "fil" ? "tl" : tag);
