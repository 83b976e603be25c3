import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { config } from "#admin/api/config.ts";
import { query } from "#admin/api/query.ts";
import { ApiError } from "#contract/client.ts";
import { customersApi } from "#contract/customers.ts";
import { sitesApi } from "#contract/sites.ts";
import { areTermsExpired } from "#contract/terms.ts";
import { type User, userApi } from "#contract/user.ts";
import { mayCall } from "./share-limits.ts";
import { noteSession } from "./shown-customer.ts";

const MINUTES_5 = 5 * 60_000;

async function readUser({ signal }: { signal: AbortSignal }) {
  const answer = await call(userApi.get, {}, signal);
  if (noteSession(answer.user)) return answer;
  throw new ApiError(409, { code: "customer_changed", message: "The session is at another customer" });
}

/** The user in this window's customer. Fails once another window has switched the session's customer. */
export const userQuery = () =>
  queryOptions<{ user: User }>({
    queryKey: [userApi.get.path, {}],
    staleTime: MINUTES_5,
    // the frame hides the page while this loads: a refetch on mount would unmount and remount the page endlessly
    retryOnMount: false,
    queryFn: mayCall(userApi.get) ? readUser : skipToken,
  });
export const customerQuery = () => ({ ...query(customersApi.current, {}), staleTime: MINUTES_5 });
/** Fetched once per session. */
export const customersQuery = () => ({ ...query(customersApi.list, {}), staleTime: Infinity, gcTime: Infinity });
export const localesQuery = () => ({ ...query(sitesApi.locales, {}), staleTime: MINUTES_5 });
export const siteQuery = (locale: string | undefined) => query(sitesApi.current, { query: locale ? { locale } : {} });

/** Whether a customer's records may be requested: not until new terms of use are accepted and a demanded second step is set up. */
export function useMayRead() {
  const user = useUser();
  const { terms_date } = config();
  if (user?.needs_second_step) return false;
  return !terms_date || (user !== undefined && !areTermsExpired(terms_date, user.tos_accepted_at));
}

/** Undefined in a share session. */
export const useUser = () => useQuery(userQuery()).data?.user;
