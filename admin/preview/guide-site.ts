import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { query } from "#admin/api/query.ts";
import { siteQuery } from "#admin/session/queries.ts";
import { labelsApi } from "#contract/labels.ts";
import { type Site, SITE_TEXT_NAMES, type SiteText } from "#contract/sites.ts";
import type { LText } from "#contract/texts.ts";
import type { GuideSite } from "#guide/site.ts";

/** A text of the site in the requested language, or its fallback. */
function textOf({ locale, fallbacks, ...site }: Site, name: SiteText): LText {
  const text = site[name];
  if (text) return { [locale]: text };
  const other = fallbacks[name];
  return other ? { [other.locale]: other.text } : {};
}

/** The site as the guide renders it, in one language. */
export function useGuideSite(locale: string): GuideSite | undefined {
  const site = useQuery(siteQuery(locale)).data?.site;
  const labels = useQuery(query(labelsApi.list, { query: { per_page: 1000, is_public: "true" } })).data?.labels;
  return useMemo(() => {
    if (!site) return undefined;
    const texts = Object.fromEntries(SITE_TEXT_NAMES.map((name) => [name, textOf(site, name)]));
    return { ...site, ...(texts as Record<SiteText, LText>), labels: labels ?? [] };
  }, [site, labels]);
}
