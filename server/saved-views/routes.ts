import { savedViewsApi } from "#contract/saved-views.ts";
import { done, route } from "#server/platform/http/http.ts";
import { createSavedView, listSavedViews, removeSavedView, updateSavedView } from "./service.ts";

export const savedViewRoutes = [
  route(savedViewsApi.list, async (ctx, { query }) => ({ saved_views: await listSavedViews(ctx, query.list) })),
  route(savedViewsApi.create, async (ctx, { body }) => ({ saved_view: await createSavedView(ctx, body.saved_view) })),
  route(savedViewsApi.update, async (ctx, { params, body }) => ({
    saved_view: await updateSavedView(ctx, params.id, body.saved_view),
  })),
  route(savedViewsApi.remove, (ctx, { params }) => done(removeSavedView(ctx, params.id))),
];
