import { drawnLocale, isDrawable, scriptOf } from "#server/datachains/sheet/font-files.ts";

/** Whether there are glyphs for the whole text. */
export const isWritable = (text: string) => isDrawable(text.replaceAll(/\p{Script=Arabic}+/gu, ""));

/** The first of these languages that has glyphs. */
export const writtenLocale = (...locales: readonly string[]) => {
  const [first = ""] = locales;
  return scriptOf(first) === "Arab" ? first : drawnLocale(...locales);
};
