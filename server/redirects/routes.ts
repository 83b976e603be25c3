import { redirectsApi } from "#contract/redirects.ts";
import { done, route } from "#server/platform/http/http.ts";
import { createRedirect, listRedirects, removeRedirect } from "./service.ts";

export const redirectRoutes = [
  route(redirectsApi.list, (ctx, { query }) => listRedirects(ctx, query)),
  route(redirectsApi.create, async (ctx, { body }) => ({ redirect: await createRedirect(ctx, body.redirect) })),
  route(redirectsApi.remove, (ctx, { params }) => done(removeRedirect(ctx, params.id))),
];
