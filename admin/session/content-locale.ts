import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useChangeParams } from "#admin/frame/use-change-params.ts";
import { localesQuery, siteQuery, userQuery, useUser } from "./queries.ts";

const keyOf = (customer_id: string | null | undefined) => `content_locale.${customer_id ?? ""}`;

/** The URL's locale, else the last one chosen for this customer, else the site's default; each only if the site has it. */
export function pickLocale(locales: readonly string[], default_locale: string | undefined, wishes: (string | null)[]) {
  return wishes.find((wish) => wish !== null && locales.includes(wish)) ?? default_locale;
}

/** Content locale for prefetching; undefined until the site's languages are loaded. */
export function contentLocale(client: QueryClient, search = location.search) {
  const sites = client.getQueryData(localesQuery().queryKey);
  const key = keyOf(client.getQueryData(userQuery().queryKey)?.user.customer_id);
  const wishes = [new URLSearchParams(search).get("locale"), sessionStorage.getItem(key)];
  return sites && pickLocale(sites.locales, sites.default_locale, wishes);
}

/** The language in which content is read and edited. Changing it reloads the current site. */
export function useContentLocale() {
  const client = useQueryClient();
  const user = useUser();
  const [search] = useSearchParams();
  const changeParams = useChangeParams();
  const { data, isPending } = useQuery(localesQuery());
  const key = keyOf(user?.customer_id);
  const locales = data?.locales ?? [];
  const locale = pickLocale(locales, data?.default_locale, [search.get("locale"), sessionStorage.getItem(key)]);

  const setLocale = (next: string) => {
    sessionStorage.setItem(key, next);
    changeParams((now) => now.set("locale", next), { replace: true });
    void client.invalidateQueries({ queryKey: siteQuery(next).queryKey });
  };
  return { locale, locales, default_locale: data?.default_locale, setLocale, isPending };
}
