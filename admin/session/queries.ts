import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { config } from "#admin/api/config.ts";
import { query } from "#admin/api/query.ts";
import { ApiError } from "#contract/client.ts";
import { customersApi } from "#contract/customers.ts";
import { sitesApi } from "#contract/sites.ts";
import { areTermsExpired } from "#contract/terms.ts";
import { type User, userApi } from "#contract/user.ts";
import { authState } from "./auth-state.ts";
import { noteSession } from "./shown-customer.ts";
import { readToken } from "./token.ts";

const MINUTES_5 = 5 * 60_000;

/** The person as this window knows them: once the session is at another customer, what it answers is for other windows. */
export const userQuery = () =>
  queryOptions<{ user: User }>({
    queryKey: [userApi.get.path, {}],
    staleTime: MINUTES_5,
    queryFn: async ({ signal }) => {
      const answer = await call(userApi.get, {}, signal);
      if (noteSession(answer.user)) return answer;
      throw new ApiError(409, { code: "customer_changed", message: "The session is at another customer" });
    },
  });
export const customerQuery = () => ({ ...query(customersApi.current, {}), staleTime: MINUTES_5 });
/** Fetched once and kept. */
export const customersQuery = () => ({ ...query(customersApi.list, {}), staleTime: Infinity, gcTime: Infinity });
export const localesQuery = () => ({ ...query(sitesApi.locales, {}), staleTime: MINUTES_5 });
export const siteQuery = (locale: string | undefined) => query(sitesApi.current, { query: locale ? { locale } : {} });

/** A share session speaks for nobody: it has no user, no customer to switch and no frame to fill. */
export const isShared = () => authState(readToken()).kind === "shared";

/** Whether a customer's records may be asked for: not while new terms of use wait to be accepted. */
export function useMayRead() {
  const user = useUser();
  const { terms_date } = config();
  return !terms_date || (user !== undefined && !areTermsExpired(terms_date, user.tos_accepted_at));
}

export const useUser = () => useQuery({ ...userQuery(), enabled: !isShared() }).data?.user;
