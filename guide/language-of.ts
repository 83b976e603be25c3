import type { ReadText } from "#datachain/text.ts";
import { directionOf, languageTag } from "./language.ts";

/** Names the language of a text where it is not the page's. */
export const languageOf = ({ locale, isFallback }: ReadText) =>
  isFallback ? { lang: languageTag(locale), dir: directionOf(locale) } : {};
