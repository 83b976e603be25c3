import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { customersApi } from "#contract/customers.ts";
import { sitesApi } from "#contract/sites.ts";
import { userApi } from "#contract/user.ts";

const MINUTES_5 = 5 * 60_000;

export const userQuery = () => ({ ...query(userApi.get, {}), staleTime: MINUTES_5 });
export const customerQuery = () => ({ ...query(customersApi.current, {}), staleTime: MINUTES_5 });
/** Fetched once and kept. */
export const customersQuery = () => ({ ...query(customersApi.list, {}), staleTime: Infinity, gcTime: Infinity });
export const localesQuery = () => ({ ...query(sitesApi.locales, {}), staleTime: MINUTES_5 });
export const siteQuery = (locale: string | undefined) => query(sitesApi.current, { query: locale ? { locale } : {} });

/** Nobody, in a share session. */
export const useUser = () => useQuery(userQuery()).data?.user;
