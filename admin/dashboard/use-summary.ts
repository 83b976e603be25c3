import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { uiLocale } from "#admin/i18n/i18n.ts";
import { countQueries } from "#admin/frame/navigation.ts";
import { pageQuery, readAll } from "#admin/lists/read-all.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { pagesApi } from "#contract/pages.ts";
import { countedDevices, countedPages, summarizeDevices, summarizePages } from "./summary.ts";
import { devicesApi } from "#contract/devices.ts";
import { useLogged } from "./use-logged.ts";

/** All of the customer's devices, for counting. */
const allDevicesQuery = () =>
  queryOptions({
    queryKey: [devicesApi.list.path, "all"],
    queryFn: ({ signal }) =>
      readAll(async (page) => {
        const { devices, meta } = await call(devicesApi.list, { query: pageQuery(page) }, signal);
        return { rows: devices, total: meta?.total_count };
      }),
  });

const allPagesQuery = (locale: string) =>
  queryOptions({
    queryKey: [pagesApi.search.path, "all", locale],
    queryFn: ({ signal }) =>
      readAll(async (page) => {
        const { items, meta } = await call(pagesApi.search, { query: { locale, ...pageQuery(page) } }, signal);
        return { rows: items, total: meta?.total_count };
      }),
  });

/** Uses the counts in the navigation's request; reads the whole list if the API has none. */
function useDeviceSummary() {
  const counted = useQuery({ ...countQueries.devices(), select: countedDevices });
  const isUncounted = !counted.isPending && !counted.data;
  const all = useQuery({ ...allDevicesQuery(), select: summarizeDevices, enabled: isUncounted });
  useLogged("devices", all.error);
  return { summary: counted.data ?? all.data, isLoading: isUncounted ? all.isPending : counted.isPending };
}

function usePageSummary() {
  const { locale = uiLocale(), isPending: isLocalePending } = useContentLocale();
  const counted = useQuery({ ...countQueries.pages(locale), select: countedPages, enabled: !isLocalePending });
  const isUncounted = !counted.isPending && !counted.data;
  const isWanted = isUncounted && !isLocalePending;
  const all = useQuery({ ...allPagesQuery(locale), select: summarizePages, enabled: isWanted });
  useLogged("pages", all.error);
  return { summary: counted.data ?? all.data, isLoading: isUncounted ? all.isPending : counted.isPending };
}

/** Both halves of the summary; each undefined until loaded, and if loading fails. */
export function useSummary() {
  const devices = useDeviceSummary();
  const pages = usePageSummary();
  return {
    devices: devices.summary,
    pages: pages.summary,
    isDevicesLoading: devices.isLoading,
    isPagesLoading: pages.isLoading,
  };
}
