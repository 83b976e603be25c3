import { pagesApi } from "#contract/pages.ts";
import { route } from "#server/platform/http.ts";
import { searchPages } from "./service.ts";

export const pageRoutes = [route(pagesApi.search, (ctx, { query }) => searchPages(ctx, query))];
