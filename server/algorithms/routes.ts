import { algorithmsApi } from "#contract/algorithms.ts";
import { done, route } from "#server/platform/http/http.ts";
import { createAlgorithm } from "./create-algorithm.ts";
import { exportCsv, exportXlsx } from "./export-tables.ts";
import { exportNl } from "./export-nl.ts";
import { listAlgorithmActivity } from "./list-activity.ts";
import { getAlgorithm, listAlgorithms, removeAlgorithm, restoreAlgorithm, uploadAlgorithmImage } from "./service.ts";
import { updateAlgorithm } from "./update-algorithm.ts";

export const algorithmRoutes = [
  route(algorithmsApi.list, (ctx, { query }) => listAlgorithms(ctx, query)),
  route(algorithmsApi.csv, (ctx, { query }) => exportCsv(ctx, query)),
  route(algorithmsApi.xlsx, (ctx, { query }) => exportXlsx(ctx, query)),
  route(algorithmsApi.nlJson, (ctx, { query }) => exportNl(ctx, query)),
  route(algorithmsApi.create, async (ctx, { query, body }) => ({
    algorithm: await createAlgorithm(ctx, query.locale, body),
  })),
  route(algorithmsApi.get, async (ctx, { params, query }) => ({
    algorithm: await getAlgorithm(ctx, params.id, query.locale),
  })),
  route(algorithmsApi.activity, (ctx, { params, query }) => listAlgorithmActivity(ctx, params.id, query)),
  route(algorithmsApi.update, async (ctx, { params, query, body }) => ({
    algorithm: await updateAlgorithm(ctx, params.id, query.locale, body.algorithm),
  })),
  route(algorithmsApi.upload, async (ctx, { params, query, body }) => ({
    algorithm: await uploadAlgorithmImage(ctx, params.id, query.locale, body),
  })),
  route(algorithmsApi.remove, (ctx, { params }) => done(removeAlgorithm(ctx, params.id))),
  route(algorithmsApi.restore, async (ctx, { params, query }) => ({
    algorithm: await restoreAlgorithm(ctx, params.id, query.locale),
  })),
];
