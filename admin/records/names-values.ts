import type { Names } from "#contract/names.ts";
import { type FieldOf, pick } from "./changes.ts";

type Locales = readonly string[];

/** With a blank name in each language of the site that has none. */
export const namesToEdit = (names: Names | undefined, locales: Locales): Names => ({
  ...Object.fromEntries(locales.map((locale) => [locale, ""])),
  ...names,
});

/** For comparing two versions. */
export const namesInWords = (names: Names = {}) => Object.values(names).filter(Boolean).join(" · ");

/** Sends a new name with its translations, except those that the form hides: nobody has reviewed them. */
export function pickNamed<V extends { name: string; names?: Names | undefined }>(
  values: V,
  changed: readonly FieldOf<V>[],
  locales: Locales,
) {
  if (!changed.some((field) => field === "name")) return pick(values, changed);
  const shown = Object.entries(values.names ?? {}).filter(([locale]) => locales.includes(locale));
  return { ...pick(values, changed), names: Object.fromEntries(shown) };
}
