import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { dashboardApi } from "#contract/dashboard.ts";
import { useLogged } from "./use-logged.ts";

/** Attention, feedback and activity; refetched on every visit to the dashboard. */
export function useDashboard() {
  const { data, error, isPending } = useQuery({ ...query(dashboardApi.get, {}), staleTime: 0 });
  useLogged("attention and activity", error);
  return { dashboard: data, isLoading: isPending };
}
