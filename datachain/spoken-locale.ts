import { UI_LOCALES, type UiLocale } from "#contract/common.ts";

/** The first of these languages we support, `pt` for `pt-BR`, else English. */
export function spokenLocale(...locales: readonly string[]): UiLocale {
  const spoken = locales.map((locale) => UI_LOCALES.find((ours) => ours === locale || locale.startsWith(`${ours}-`)));
  return spoken.find((one) => one !== undefined) ?? "en";
}
