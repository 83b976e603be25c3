import { analyticsApi } from "#contract/analytics.ts";
import { route } from "#server/platform/http/http.ts";
import { offsetOf } from "#server/platform/records/list.ts";
import { countScanned } from "#server/short-codes/scans/list-scanned.ts";
import { listCodes, listPlaces } from "./list-codes.ts";
import { listPages } from "./list-pages.ts";
import { readRange, shownRange } from "./read-range.ts";
import { showOverview } from "./show-overview.ts";
import { writePanel } from "./write-panel.ts";

const MOST_PLACES = 1000;

export const analyticsRoutes = [
  route(analyticsApi.overview, (ctx, { query }) => showOverview(ctx, query)),
  route(analyticsApi.pages, async (ctx, { query }) => {
    const range = await readRange(ctx, query);
    const { q, sort, per_page } = query;
    const { pages, total_count } = await listPages(ctx, range, { q, sort, limit: per_page, offset: offsetOf(query) });
    return { pages, meta: { total_count, range: shownRange(range) } };
  }),
  route(analyticsApi.codes, async (ctx, { query }) => {
    const range = await readRange(ctx, query);
    const { q, sort, only, per_page } = query;
    const [{ codes, total_count }, totals] = await Promise.all([
      listCodes(ctx, range, { q, sort, only, limit: per_page, offset: offsetOf(query) }),
      countScanned(ctx, range),
    ]);
    return { codes, meta: { total_count, totals, range: shownRange(range) } };
  }),
  route(analyticsApi.places, async (ctx, { query }) => {
    const range = await readRange(ctx, query);
    const { places, total_count } = await listPlaces(ctx, range, MOST_PLACES);
    return { places, meta: { total_count, range: shownRange(range) } };
  }),
  route(analyticsApi.csv, (ctx, { query: { panel, ...asked } }) => writePanel(ctx, panel, asked)),
];
