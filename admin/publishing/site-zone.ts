import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { publicationsApi } from "#contract/publications.ts";

/** The site's time zone, which the schedules response includes. */
export function useSiteZone() {
  const { data } = useQuery(query(publicationsApi.schedules, { query: { per_page: 1 } }));
  return data?.time_zone;
}
