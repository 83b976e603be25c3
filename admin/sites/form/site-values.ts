import type { Site, SiteInput, SiteText } from "#contract/sites.ts";
import { SITE_TEXT_NAMES } from "#contract/sites.ts";

export const FEATURES = ["feedback", "map", "faq", "search", "changes", "open_data"] as const;
type Feature = (typeof FEATURES)[number];
type FeatureValue = `show_${Feature}`;

const PLAIN = [
  "domain",
  "slug",
  "default_locale",
  "primary_color",
  "time_zone",
  "contact_email",
  "contact_phone",
  "translation_policy",
  "feedback_days",
] as const;
type PlainSetting = (typeof PLAIN)[number];

/** Form values: flat and without null, so that each field can be compared. */
export type SiteValues = Record<SiteText | PlainSetting, string> &
  Record<FeatureValue, boolean> & { locales: string[] };
export type SiteField = keyof SiteValues;

/** Another API may have fewer fields. */
export function toValues(site: Partial<Site>): SiteValues {
  const words = Object.fromEntries([...SITE_TEXT_NAMES, ...PLAIN].map((name) => [name, String(site[name] ?? "")]));
  const features = Object.fromEntries(FEATURES.map((name) => [`show_${name}`, site.features?.[name] ?? true]));
  return { ...words, ...features, locales: site.locales ?? [] } as SiteValues;
}

const isFeature = (name: SiteField): name is FeatureValue => name.startsWith("show_");
const REQUIRED: readonly SiteField[] = ["slug", "default_locale", "time_zone", "translation_policy", "feedback_days"];

/** Converts the named fields to the API's format: an empty text becomes null. */
export function toInput(values: SiteValues, names: readonly SiteField[]): SiteInput {
  const own = names.filter((name) => !isFeature(name));
  const input = Object.fromEntries(
    own.map((name) => [name, values[name] === "" && !REQUIRED.includes(name) ? null : values[name]]),
  );
  if (!names.some(isFeature)) return input;
  return {
    ...input,
    features: Object.fromEntries(FEATURES.map((name) => [name, values[`show_${name}`]])),
  } as SiteInput;
}

/** One person may have chosen a default language that another has removed: add it back. */
export function withDefaultAmongLocales(values: SiteValues): SiteValues {
  const { locales, default_locale } = values;
  const isComplete = locales.length === 0 || default_locale === "" || locales.includes(default_locale);
  return isComplete ? values : { ...values, locales: [...locales, default_locale] };
}
