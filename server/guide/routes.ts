import { machineRoutes } from "./open-data/routes.ts";
import { showAbout } from "./show-about.ts";
import { CODE_QUERY, showCode } from "./show-code.ts";
import { showCounts } from "./show-counts.ts";
import { FEEDBACK_PATH, leadHome } from "./show-feedback.ts";
import { HISTORY_QUERY, showHistory } from "./show-history.ts";
import { leadToPage } from "./show-page.ts";
import { showDecisions } from "./reports/show-decisions.ts";
import { showReports } from "./reports/show-reports.ts";
import { SEARCH_QUERY, showSearch } from "./show-search.ts";
import { pageRoutes } from "./drawing/page-routes.ts";
import type { GuideRoute } from "./visit-site.ts";

/** Every route of a site's guide, first match wins. Unmatched paths are looked up among the redirects. */
export const guideRoutes: readonly GuideRoute[] = [
  ...machineRoutes,
  ...pageRoutes,
  { path: "/devices/:slug/history", show: showHistory("device_page"), query: HISTORY_QUERY },
  { path: "/algorithms/:slug/history", show: showHistory("algorithm_page"), query: HISTORY_QUERY },
  { path: "/collections/:slug/history", show: showHistory("collection_page"), query: HISTORY_QUERY },
  { path: "/search", show: showSearch, query: SEARCH_QUERY },
  { path: "/code", show: showCode, query: CODE_QUERY, isEmptyTold: true },
  { path: "/about", show: showAbout },
  { path: "/reports", show: showReports },
  { path: "/decisions", show: showDecisions },
  { path: "/what-we-count", show: showCounts },
  { path: FEEDBACK_PATH, show: leadHome },
  { path: "/technologies/:id", show: leadToPage },
];
