import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { customersApi } from "#contract/customers.ts";
import { sitesApi } from "#contract/sites.ts";
import { userApi } from "#contract/user.ts";
import { authState } from "./auth-state.ts";
import { readToken } from "./token.ts";

const MINUTES_5 = 5 * 60_000;

export const userQuery = () => ({ ...query(userApi.get, {}), staleTime: MINUTES_5 });
export const customerQuery = () => ({ ...query(customersApi.current, {}), staleTime: MINUTES_5 });
/** Fetched once and kept. */
export const customersQuery = () => ({ ...query(customersApi.list, {}), staleTime: Infinity, gcTime: Infinity });
export const localesQuery = () => ({ ...query(sitesApi.locales, {}), staleTime: MINUTES_5 });
export const siteQuery = (locale: string | undefined) => query(sitesApi.current, { query: locale ? { locale } : {} });

/** A share session speaks for nobody: it has no user, no customer to switch and no frame to fill. */
export const isShared = () => authState(readToken()).kind === "shared";

export const useUser = () => useQuery({ ...userQuery(), enabled: !isShared() }).data?.user;
