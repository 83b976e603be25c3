import { deletionsApi } from "#contract/deletions.ts";
import { route } from "#server/platform/http/http.ts";
import { listDeletions } from "./service.ts";

export const deletionRoutes = [route(deletionsApi.list, (ctx, { query }) => listDeletions(ctx, query))];
