import { shareLinksApi } from "#contract/share-links.ts";
import { done, route } from "#server/platform/http/http.ts";
import { createLink } from "./create-link.ts";
import { currentLink, lookUpLink } from "./describe-link.ts";
import { mailLink } from "./mail-link.ts";
import { listLinks, revokeLink } from "./service.ts";

export const shareLinkRoutes = [
  route(shareLinksApi.list, (ctx, { query }) => listLinks(ctx, query)),
  route(shareLinksApi.share, (ctx, { body }) => createLink(ctx, body.share_link, body.mail)),
  route(shareLinksApi.mail, async (ctx, { params, body }) => ({
    share_link: await mailLink(ctx, params.id, body.mail),
  })),
  route(shareLinksApi.revoke, (ctx, { params }) => done(revokeLink(ctx, params.id))),
  route(shareLinksApi.lookup, async (ctx, { body }) => ({ shared: await lookUpLink(ctx, body.token) })),
  route(shareLinksApi.current, async (ctx) => ({ shared: await currentLink(ctx) })),
];
