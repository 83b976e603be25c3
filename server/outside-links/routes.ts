import { outsideLinksApi } from "#contract/outside-links.ts";
import { route } from "#server/platform/http/http.ts";
import { listLinks } from "./list-links.ts";

export const outsideLinkRoutes = [route(outsideLinksApi.list, (ctx, { query }) => listLinks(ctx, query))];
