import { useQuery } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { SITE_TEXT_NAMES, type Site, sitesApi } from "#contract/sites.ts";
import { COMPLETENESS } from "./site-cache.ts";

/** The share of the texts that stand in this language, of those that stand in any. */
function completenessOf(site: Partial<Site>) {
  const written = SITE_TEXT_NAMES.filter((name) => site[name]).length;
  const missing = Object.keys(site.fallbacks ?? {}).length;
  return written + missing === 0 ? 1 : written / (written + missing);
}

async function askEach(locales: readonly string[], signal: AbortSignal) {
  const answers = await Promise.all(locales.map((locale) => call(sitesApi.current, { query: { locale } }, signal)));
  return new Map(locales.map((locale, at) => [locale, completenessOf(answers[at]?.site ?? {})]));
}

export const useCompleteness = (locales: readonly string[]) =>
  useQuery({
    queryKey: [...COMPLETENESS, locales],
    queryFn: ({ signal }) => askEach(locales, signal),
    staleTime: 5 * 60_000,
  }).data;
