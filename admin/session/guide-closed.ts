import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "./queries.ts";

/** Whether residents read that the guide is closed or deleted, whatever is published. False until it is known. */
export function useGuideClosed() {
  const site = useQuery(siteQuery(undefined)).data?.site;
  return site !== undefined && (!site.is_open || site.deleted_at !== null);
}
