import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { dashboardApi } from "#contract/dashboard.ts";
import { useLogged } from "./use-logged.ts";

/** What needs attention, what residents do and say, and what was done last; read again whenever somebody comes back to the dashboard. */
export function useDashboard() {
  const { data, error, isPending } = useQuery({ ...query(dashboardApi.get, {}), staleTime: 0 });
  useLogged("attention and activity", error);
  return { dashboard: data, isLoading: isPending };
}
