import { sitesApi } from "#contract/sites.ts";
import { route } from "#server/platform/http/http.ts";
import { checkDomain } from "./check-domain.ts";
import { deleteSite, restoreSite } from "./delete-site.ts";
import { openPreview } from "./open-preview.ts";
import { currentSite, listLocales, updateSite, uploadSiteImage } from "./service.ts";

export const siteRoutes = [
  route(sitesApi.locales, (ctx) => listLocales(ctx)),
  route(sitesApi.current, async (ctx, { query }) => ({ site: await currentSite(ctx, query.locale) })),
  route(sitesApi.domain, async (ctx, { query }) => ({ check: await checkDomain(ctx, query.domain) })),
  route(sitesApi.preview, (ctx, { body }) => openPreview(ctx, body)),
  route(sitesApi.update, async (ctx, { params, query, body }) => ({
    site: await updateSite(ctx, params.id, query.locale, body.site),
  })),
  route(sitesApi.upload, async (ctx, { params, query, body }) => ({
    site: await uploadSiteImage(ctx, params.id, query.locale, body),
  })),
  route(sitesApi.remove, async (ctx, { params, query }) => ({ site: await deleteSite(ctx, params.id, query) })),
  route(sitesApi.restore, async (ctx, { params, query }) => ({
    site: await restoreSite(ctx, params.id, query.locale),
  })),
];
