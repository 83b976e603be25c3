import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { publicationsApi } from "#contract/publications.ts";

/** The site's time zone comes with what is scheduled. */
export function useSiteZone() {
  const { data } = useQuery(query(publicationsApi.schedules, { query: { per_page: 1 } }));
  return data?.time_zone;
}

/** "17 Nov 2026, 08:00", as the site's clock shows it. */
export const formatAtSite = (at: string | Date, timeZone: string | undefined) =>
  formatDate(at, { dateStyle: "medium", timeStyle: "short", ...(timeZone && { timeZone }) });
