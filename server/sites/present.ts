import { SITE_TEXT_NAMES, type Site, type SiteText } from "#contract/sites.ts";
import type { SiteRow } from "./table.ts";

/** The default locale's text, else the first filled one in the order of the site's locales. */
function fallbackOf(site: SiteRow, field: SiteText) {
  const locale = [site.default_locale, ...site.locales].find((one) => site[field][one]);
  const text = locale && site[field][locale];
  return text ? { locale, text } : undefined;
}

/** The site as one locale sees it: a missing text is null, and what stands in for it is told apart from it. */
export function presentSite(site: SiteRow, locale: string): Site {
  const texts = Object.fromEntries(SITE_TEXT_NAMES.map((field) => [field, site[field][locale] ?? null])) as Record<
    SiteText,
    string | null
  >;
  const fallbacks: Site["fallbacks"] = {};
  for (const field of SITE_TEXT_NAMES) {
    const fallback = texts[field] === null ? fallbackOf(site, field) : undefined;
    if (fallback) fallbacks[field] = fallback;
  }
  return { ...site, ...texts, locale, fallbacks };
}
