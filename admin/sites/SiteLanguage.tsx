import { type QueryClient, useQuery } from "@tanstack/react-query";
import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { siteQuery } from "#admin/session/queries.ts";
import { SITE_TEXT_NAMES, type Site } from "#contract/sites.ts";
import { COMPLETENESS } from "./site-cache.ts";

/** Share of texts written in this language, among those written in any. */
function completenessOf(site: Partial<Site>) {
  const written = SITE_TEXT_NAMES.filter((name) => site[name]).length;
  const missing = Object.keys(site.fallbacks ?? {}).length;
  return written + missing === 0 ? 1 : written / (written + missing);
}

/** Reuses what the page has already loaded. */
async function askEach(locales: readonly string[], client: QueryClient) {
  const answers = await Promise.all(locales.map((locale) => client.fetchQuery(siteQuery(locale))));
  return new Map(locales.map((locale, at) => [locale, completenessOf(answers[at]?.site ?? {})]));
}

const useCompleteness = (locales: readonly string[]) =>
  useQuery({
    queryKey: [...COMPLETENESS, locales],
    queryFn: ({ client }) => askEach(locales, client),
    staleTime: 5 * 60_000,
  }).data;

export function SiteLanguage({ isDirty }: { isDirty: boolean }) {
  const { locales } = useContentLocale();
  return <ContentLanguage isDirty={isDirty} completeness={useCompleteness(locales)} />;
}
