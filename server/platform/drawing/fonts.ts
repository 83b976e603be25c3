import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Bundled fonts, so that drawings do not depend on the machine's. */
export const FONT_FILES = {
  latin: require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  latin_bold: require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
  khmer: require.resolve("@expo-google-fonts/kantumruy-pro/400Regular/KantumruyPro_400Regular.ttf"),
  khmer_bold: require.resolve("@expo-google-fonts/kantumruy-pro/600SemiBold/KantumruyPro_600SemiBold.ttf"),
  arabic: require.resolve("@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2"),
} as const;
export type FontName = keyof typeof FONT_FILES;
export type Weight = "regular" | "bold";

const KHMER = /[\u1780-\u17FF\u19E0-\u19FF]/;
export const isKhmer = (text: string) => KHMER.test(text);

const ARABIC = /\p{Script=Arabic}/u;
export const hasArabic = (text: string) => ARABIC.test(text);

/** The font of a text without Arabic letters. The Khmer font includes Latin letters. */
export function fontFor(text: string, weight: Weight): FontName {
  const script = isKhmer(text) ? "khmer" : "latin";
  return weight === "bold" ? `${script}_bold` : script;
}

/** The script of a locale, such as `Latn` or `Arab`. */
function scriptOf(locale: string) {
  try {
    return new Intl.Locale(locale).maximize().script ?? "";
  } catch {
    return "";
  }
}

const LEFT_TO_RIGHT = ["Latn", "Cyrl", "Grek", "Khmr"];
const firstIn = (scripts: readonly string[], locales: readonly string[]) =>
  locales.find((locale) => scripts.includes(scriptOf(locale)));

/** The first locale that the fonts support, to avoid a page of empty boxes. */
export const drawnLocale = (...locales: readonly string[]) => firstIn([...LEFT_TO_RIGHT, "Arab"], locales) ?? "en";

/** The same for drawings that are laid out from left to right only. */
export const leftToRightLocale = (...locales: readonly string[]) => firstIn(LEFT_TO_RIGHT, locales) ?? "en";

const OTHER_SCRIPTS =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Khmer}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether the fonts have glyphs for the whole text. */
export const isDrawable = (text: string) => !OTHER_SCRIPTS.test(text);
