import { UI_LOCALES } from "./common.ts";

/** Languages the guide is translated into: the admin's, and more. */
export const GUIDE_LOCALES = [...UI_LOCALES, "ar"] as const;
export type GuideLocale = (typeof GUIDE_LOCALES)[number];

const isOf = (ours: string, locale: string) => ours === locale || locale.startsWith(`${ours}-`);

/** Whether the guide is translated into this language. If not, its own words are English. */
export const hasGuideWords = (locale: string) => GUIDE_LOCALES.some((ours) => isOf(ours, locale));

/** The first of these languages the guide is translated into, `pt` for `pt-BR`, else English. */
export function guideLocale(...locales: readonly string[]): GuideLocale {
  const spoken = locales.map((locale) => GUIDE_LOCALES.find((ours) => isOf(ours, locale)));
  return spoken.find((one) => one !== undefined) ?? "en";
}
