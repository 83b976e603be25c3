import { webhooksApi } from "#contract/webhooks.ts";
import { done, route } from "#server/platform/http/http.ts";
import { listDeliveries } from "./list-deliveries.ts";
import { sendAgain, testWebhook } from "./send-now.ts";
import { createWebhook, listWebhooks, makeSecret, removeWebhook, updateWebhook } from "./service.ts";

export const webhookRoutes = [
  route(webhooksApi.list, (ctx, { query }) => listWebhooks(ctx, query)),
  route(webhooksApi.create, async (ctx, { body }) => ({ webhook: await createWebhook(ctx, body.webhook) })),
  route(webhooksApi.update, async (ctx, { params, body }) => ({
    webhook: await updateWebhook(ctx, params.id, body.webhook),
  })),
  route(webhooksApi.remove, (ctx, { params }) => done(removeWebhook(ctx, params.id))),
  route(webhooksApi.makeSecret, (ctx, { params }) => makeSecret(ctx, params.id)),
  route(webhooksApi.test, async (ctx, { params }) => ({ delivery: await testWebhook(ctx, params.id) })),
  route(webhooksApi.deliveries, (ctx, { params, query }) => listDeliveries(ctx, params.id, query)),
  route(webhooksApi.sendAgain, async (ctx, { params }) => ({
    delivery: await sendAgain(ctx, params.id, params.delivery_id),
  })),
];
