import { publicChangesApi } from "#contract/public-changes.ts";
import { route } from "#server/platform/http/http.ts";
import { listChanges } from "./service.ts";

export const publicChangeRoutes = [route(publicChangesApi.list, (ctx, { query }) => listChanges(ctx, query))];
