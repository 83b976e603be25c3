import { type Choices, merge as mergeValues } from "#admin/records/changes.ts";
import type { SiteValues } from "./site-values.ts";

/** One may have made a language the default that the other took out. */
export function withDefaultAmongLocales(values: SiteValues): SiteValues {
  const { locales, default_locale } = values;
  const isComplete = locales.length === 0 || default_locale === "" || locales.includes(default_locale);
  return isComplete ? values : { ...values, locales: [...locales, default_locale] };
}

export const merge = (base: SiteValues, mine: SiteValues, theirs: SiteValues, choices: Choices<SiteValues> = {}) =>
  withDefaultAmongLocales(mergeValues(base, mine, theirs, choices));
