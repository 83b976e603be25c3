import { type GuideLocale, guideLocale } from "#contract/guide-locales.ts";
import { languageTag } from "../language.ts";
import type { GuideAt } from "./addresses.ts";
import { dataWords } from "./all-data-words.ts";
import type { DataWords } from "./data-words.ts";

/** A text in one language, as JSON-LD writes it. */
export const tagged = (locale: string, value: string) => ({ "@value": value, "@language": languageTag(locale) });

/** The languages of a guide that its own words are translated to; all others share one English text. */
export const spokenLocales = ({ site }: Pick<GuideAt, "site">): readonly GuideLocale[] => [
  ...new Set(site.locales.map((locale) => guideLocale(locale))),
];

/** One of our texts in every language of the guide. */
export const spoken = (guide: GuideAt, say: (words: DataWords, locale: string) => string) =>
  spokenLocales(guide).map((locale) => tagged(locale, say(dataWords(locale), locale)));
