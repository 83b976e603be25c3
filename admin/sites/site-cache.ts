import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { siteQuery } from "#admin/session/queries.ts";
import { type Site, sitesApi } from "#contract/sites.ts";

export const COMPLETENESS = ["site completeness"] as const;

/** Caches a saved site for every screen. */
export function keepSite(client: QueryClient, locale: string, site: Site) {
  void invalidate(client, sitesApi.current);
  client.setQueryData(siteQuery(locale).queryKey, { site });
  void invalidate(client, sitesApi.locales);
  void client.invalidateQueries({ queryKey: COMPLETENESS });
}
