import { taxonomiesApi } from "#contract/taxonomies.ts";
import { route } from "#server/platform/http/http.ts";
import { findTaxonomy } from "./find-taxonomy.ts";
import { listTaxonomies } from "./service.ts";
import { takeRelease } from "./take-release.ts";

export const taxonomyRoutes = [
  route(taxonomiesApi.list, (ctx) => listTaxonomies(ctx)),
  route(taxonomiesApi.get, async (ctx, { params }) => ({ taxonomy: await findTaxonomy(ctx, params.taxonomy_id) })),
  route(taxonomiesApi.take, (ctx, { body }) => takeRelease(ctx, body)),
];
