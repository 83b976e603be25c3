import type { ReadText } from "#datachain/text.ts";
import { directionOf, languageTag } from "./language.ts";

/** `lang` and `dir` of a text that is not in the page's language. */
export const languageOf = ({ locale, isFallback }: ReadText) =>
  isFallback ? { lang: languageTag(locale), dir: directionOf(locale) } : {};
