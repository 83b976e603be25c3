import { statusesApi } from "#contract/statuses.ts";
import { done, route } from "#server/platform/http/http.ts";
import { removeStatus } from "./remove-status.ts";
import { createStatus, listStatuses, orderStatuses, updateStatus } from "./service.ts";

export const statusRoutes = [
  route(statusesApi.list, async (ctx) => ({ statuses: await listStatuses(ctx) })),
  route(statusesApi.create, async (ctx, { body }) => ({ status: await createStatus(ctx, body.status) })),
  route(statusesApi.order, (ctx, { body }) => done(orderStatuses(ctx, body.ids))),
  route(statusesApi.update, async (ctx, { params, body }) => ({
    status: await updateStatus(ctx, params.id, body.status),
  })),
  route(statusesApi.remove, (ctx, { params, query }) => done(removeStatus(ctx, params.id, query.move_to))),
];
