import { taxonomiesApi } from "#contract/taxonomies.ts";
import { route } from "#server/platform/http/http.ts";
import { fetchRelease, listPublished } from "./fetch-release.ts";
import { findTaxonomy } from "./find-taxonomy.ts";
import { listUsage } from "./list-usage.ts";
import { READ_RELEASE } from "./release-files-task.ts";
import { listTaxonomies } from "./service.ts";
import { takeRelease } from "./take-release.ts";

export const taxonomyRoutes = [
  route(taxonomiesApi.list, (ctx) => listTaxonomies(ctx)),
  route(taxonomiesApi.get, async (ctx, { params }) => ({ taxonomy: await findTaxonomy(ctx, params.taxonomy_id) })),
  route(taxonomiesApi.usage, (ctx) => listUsage(ctx)),
  route(taxonomiesApi.published, (ctx) => listPublished(ctx)),
  route(taxonomiesApi.fetch, (ctx, { params }) => fetchRelease(ctx, params.version)),
  route(taxonomiesApi.read, ({ services, customer_id }, { body: { bytes } }) =>
    services.workers.run(READ_RELEASE, { bytes }, customer_id ? { customer_id } : {}),
  ),
  route(taxonomiesApi.take, (ctx, { body }) => takeRelease(ctx, body)),
];
