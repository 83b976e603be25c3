import { showVersion, VERSION_QUERY } from "../show-version.ts";
import { showReport } from "../reports/show-reports.ts";
import { HOME_QUERY, showHome } from "../show-home.ts";
import { MAP_QUERY, showMap } from "../show-map.ts";
import { COLLECTION_QUERY, PAGE_QUERY, showPage } from "../show-page.ts";
import type { GuideRoute, Visit } from "../visit-site.ts";

/** Routes whose pages may be very long, so that a worker can draw them too. */
export const pageRoutes: readonly GuideRoute<Visit>[] = [
  { path: "/", show: showHome, query: HOME_QUERY },
  { path: "/devices/:slug", show: showPage("device_page"), query: PAGE_QUERY },
  { path: "/algorithms/:slug", show: showPage("algorithm_page"), query: PAGE_QUERY },
  { path: "/collections/:slug", show: showPage("collection_page"), query: COLLECTION_QUERY },
  { path: "/devices/:slug/history/:number", show: showVersion("device_page") },
  { path: "/algorithms/:slug/history/:number", show: showVersion("algorithm_page") },
  { path: "/collections/:slug/history/:number", show: showVersion("collection_page"), query: VERSION_QUERY },
  { path: "/reports/:slug", show: showReport },
  { path: "/reports/:slug/versions/:revision", show: showReport },
  { path: "/map", show: showMap, query: MAP_QUERY },
];
