import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The fonts of everything the server draws, so that nothing depends on what the machine has. */
export const FONT_FILES = {
  latin: require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  latin_bold: require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
  khmer: require.resolve("@expo-google-fonts/kantumruy-pro/400Regular/KantumruyPro_400Regular.ttf"),
  khmer_bold: require.resolve("@expo-google-fonts/kantumruy-pro/600SemiBold/KantumruyPro_600SemiBold.ttf"),
} as const;
export type FontName = keyof typeof FONT_FILES;
export type Weight = "regular" | "bold";

const KHMER = /[\u1780-\u17FF\u19E0-\u19FF]/;
export const isKhmer = (text: string) => KHMER.test(text);

/** One font a text: the Khmer one has Latin letters too. */
export function fontFor(text: string, weight: Weight): FontName {
  const script = isKhmer(text) ? "khmer" : "latin";
  return weight === "bold" ? `${script}_bold` : script;
}

const DRAWN_SCRIPTS = ["Latn", "Cyrl", "Grek", "Khmr"];

/** What a language is written in: `Latn`, `Arab`. */
export function scriptOf(locale: string) {
  try {
    return new Intl.Locale(locale).maximize().script;
  } catch {
    return undefined;
  }
}
const isDrawn = (locale: string) => DRAWN_SCRIPTS.includes(scriptOf(locale) ?? "");

/** The first of these languages that the fonts can write; a page of empty boxes helps nobody. */
export const drawnLocale = (...locales: readonly string[]) => locales.find(isDrawn) ?? "en";

const OTHER_SCRIPTS =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Khmer}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether the fonts have letters for all of a text. */
export const isDrawable = (text: string) => !OTHER_SCRIPTS.test(text);
