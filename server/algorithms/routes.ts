import { algorithmsApi } from "#contract/algorithms.ts";
import { done, route } from "#server/platform/http/http.ts";
import { createAlgorithm } from "./create-algorithm.ts";
import { exportStandard } from "./export-standard.ts";
import { exportCsv, exportXlsx } from "./export-tables.ts";
import { listAlgorithmActivity } from "./list-activity.ts";
import { countReady, readReadiness } from "./read-readiness.ts";
import { getAlgorithm, listAlgorithms, removeAlgorithm, restoreAlgorithm, uploadAlgorithmImage } from "./service.ts";
import { updateAlgorithm } from "./update-algorithm.ts";

export const algorithmRoutes = [
  route(algorithmsApi.list, (ctx, { query }) => listAlgorithms(ctx, query)),
  route(algorithmsApi.csv, (ctx, { query }) => exportCsv(ctx, query)),
  route(algorithmsApi.xlsx, (ctx, { query }) => exportXlsx(ctx, query)),
  route(algorithmsApi.nlJson, (ctx, { query: { dialect, ...query } }) =>
    exportStandard(ctx, `nl_${dialect}`, { ...query, format: "json" }),
  ),
  route(algorithmsApi.readyCounts, async (ctx, { query }) => ({ standards: await countReady(ctx, query) })),
  route(algorithmsApi.standardJson, (ctx, { params, query }) =>
    exportStandard(ctx, params.standard, { ...query, format: "json" }),
  ),
  route(algorithmsApi.standardCsv, (ctx, { params, query }) =>
    exportStandard(ctx, params.standard, { ...query, format: "csv" }),
  ),
  route(algorithmsApi.lossReport, (ctx, { params, query }) =>
    exportStandard(ctx, params.standard, { ...query, format: "report" }),
  ),
  route(algorithmsApi.readiness, async (ctx, { params }) => ({ standards: await readReadiness(ctx, params.id) })),
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
