import { algorithmChainApi, deviceChainApi } from "#contract/datachains.ts";
import type { Kind } from "#datachain/model.ts";
import { route, type Route } from "#server/platform/http/http.ts";
import { checkWithStandard } from "./check-with-standard.ts";
import { chainAsJson, chainAsPdf, chainAsPng } from "./export-chain.ts";
import { findVersion, listVersions } from "./list-versions.ts";
import { moveChain } from "./move-chain.ts";
import { getChain, saveChain, startChain } from "./service.ts";

/** Both kinds share these handlers; only the subject differs. */
function routesOf(api: typeof deviceChainApi | typeof algorithmChainApi, type: Kind): Route[] {
  const of = (id: string) => ({ type, id });
  return [
    route(api.get, async (ctx, { params }) => ({ datachain: await getChain(ctx, of(params.id)) })),
    route(api.save, async (ctx, { params, body }) => ({
      datachain: await saveChain(ctx, of(params.id), body.datachain),
    })),
    route(api.start, (ctx, { params, body }) => startChain(ctx, of(params.id), body.start, body.lock_version)),
    route(api.move, (ctx, { params, body }) => moveChain(ctx, of(params.id), body)),
    route(api.checkWithStandard, (ctx, { params }) => checkWithStandard(ctx, of(params.id))),
    route(api.versions, (ctx, { params, query }) => listVersions(ctx, of(params.id), query)),
    route(api.version, async (ctx, { params }) => ({
      version: await findVersion(ctx, of(params.id), params.number),
    })),
    route(api.json, (ctx, { params, query }) => chainAsJson(ctx, of(params.id), query.form)),
    route(api.pdf, (ctx, { params, query }) => chainAsPdf(ctx, of(params.id), query.locale)),
    route(api.png, (ctx, { params, query }) => chainAsPng(ctx, of(params.id), query.locale)),
  ];
}

export const datachainRoutes = [...routesOf(deviceChainApi, "device"), ...routesOf(algorithmChainApi, "algorithm")];
