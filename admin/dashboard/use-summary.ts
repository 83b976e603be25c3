import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "#admin/api/call.ts";
import { uiLocale } from "#admin/i18n/i18n.ts";
import { allDevicesQuery } from "./all-devices.ts";
import { pageQuery, readAll } from "#admin/lists/read-all.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { pagesApi } from "#contract/pages.ts";
import { summarizeDevices, summarizePages } from "./summary.ts";

const allPagesQuery = (locale: string) =>
  queryOptions({
    queryKey: [pagesApi.search.path, "all", locale],
    queryFn: ({ signal }) =>
      readAll(async (page) => {
        const { items, meta } = await call(pagesApi.search, { query: { locale, ...pageQuery(page) } }, signal);
        return { rows: items, total: meta?.total_count };
      }),
  });

/** A failure is only logged: the dashboard then shows dashes and no message. */
function useLogged(what: string, error: Error | null) {
  useEffect(() => {
    if (error) console.warn(`Dashboard: ${what} could not be loaded`, error);
  }, [what, error]);
}

/** The two halves of the summary; each is undefined until it is known, and stays so when it cannot be loaded. */
export function useSummary() {
  const { locale = uiLocale(), isPending: isLocalePending } = useContentLocale();
  const devices = useQuery({ ...allDevicesQuery(), select: summarizeDevices });
  const pages = useQuery({ ...allPagesQuery(locale), select: summarizePages, enabled: !isLocalePending });
  useLogged("devices", devices.error);
  useLogged("pages", pages.error);
  return {
    devices: devices.data,
    pages: pages.data,
    isDevicesLoading: devices.isPending,
    isPagesLoading: pages.isPending,
  };
}
