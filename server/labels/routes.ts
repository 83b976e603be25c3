import { labelsApi } from "#contract/labels.ts";
import { done, route } from "#server/platform/http/http.ts";
import {
  createLabel,
  listLabels,
  listLabelUses,
  orderLabels,
  removeLabel,
  restoreLabel,
  updateLabel,
} from "./service.ts";

export const labelRoutes = [
  route(labelsApi.list, (ctx, { query }) => listLabels(ctx, query)),
  route(labelsApi.create, async (ctx, { body }) => ({ label: await createLabel(ctx, body.label) })),
  route(labelsApi.order, (ctx, { body }) => done(orderLabels(ctx, body.ids))),
  route(labelsApi.update, async (ctx, { params, body }) => ({ label: await updateLabel(ctx, params.id, body.label) })),
  route(labelsApi.uses, (ctx, { params, query }) => listLabelUses(ctx, params.id, query)),
  route(labelsApi.remove, (ctx, { params }) => done(removeLabel(ctx, params.id))),
  route(labelsApi.restore, async (ctx, { params }) => ({ label: await restoreLabel(ctx, params.id) })),
];
