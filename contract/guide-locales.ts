import { UI_LOCALES } from "./common.ts";

/** Languages in which the guide has words of its own: those of the administration, and more. */
export const GUIDE_LOCALES = [...UI_LOCALES, "ar"] as const;
export type GuideLocale = (typeof GUIDE_LOCALES)[number];

const isOf = (ours: string, locale: string) => ours === locale || locale.startsWith(`${ours}-`);

/** Whether a guide in this language is in one language throughout. Others read English around their content. */
export const hasGuideWords = (locale: string) => GUIDE_LOCALES.some((ours) => isOf(ours, locale));

/** The first of these languages in which the guide has words, `pt` for `pt-BR`, else English. */
export function guideLocale(...locales: readonly string[]): GuideLocale {
  const spoken = locales.map((locale) => GUIDE_LOCALES.find((ours) => isOf(ours, locale)));
  return spoken.find((one) => one !== undefined) ?? "en";
}
