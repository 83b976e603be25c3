import * as z from "zod";
import { Done, Id, IdParams, ListMeta, listQuery, LockVersion, oneLine, oneOrMore, Timestamp, Url } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** Events other systems can subscribe to. */
export const WEBHOOK_EVENTS = ["page.published", "page.withdrawn", "feedback.received", "short_code.retired"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** Sent by the test button, regardless of subscriptions. */
export const TEST_EVENT = "webhook.test";

export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;
export const DELIVERY_PROBLEMS = [
  "address_not_allowed",
  "name_not_found",
  "timed_out",
  "certificate_invalid",
  "connection_failed",
  "expired",
] as const;

/** Per customer. */
export const MAX_WEBHOOKS = 20;

export const Webhook = z.strictObject({
  id: Id,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  is_active: z.boolean(),
  failing_since: Timestamp.nullable(),
  /** Paused automatically after failing for days. */
  switched_off_at: Timestamp.nullable(),
  secret_made_at: Timestamp,
  waiting_count: z.int(),
  last_delivered_at: Timestamp.nullable(),
  lock_version: LockVersion,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookDelivery = z.strictObject({
  id: Id,
  event_id: Id,
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** Time of the next attempt; null once delivered or given up. */
  next_at: Timestamp.nullable(),
  attempted_at: Timestamp.nullable(),
  took_ms: z.int().nullable(),
  answer_status: z.int().nullable(),
  /** Beginning of the receiver's response body. */
  answer_excerpt: z.string().nullable(),
  problem: z.enum(DELIVERY_PROBLEMS).nullable(),
  /** The payload, as JSON text. */
  payload: z.string(),
  created_at: Timestamp,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const webhookFields = z.strictObject({
  name: oneLine(80).min(1),
  url: Url.meta({ examples: ["https://hooks.example.org/guidepost"] }),
  events: z
    .array(z.enum(WEBHOOK_EVENTS))
    .min(1)
    .max(WEBHOOK_EVENTS.length)
    .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
  is_active: z.boolean(),
});
export const WebhookInput = webhookFields.extend({ is_active: z.boolean().default(true) });
export type WebhookInput = z.infer<typeof WebhookInput>;

const WebhookResponse = z.strictObject({ webhook: Webhook });
const DeliveryResponse = z.strictObject({ delivery: WebhookDelivery });

export const webhooksApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/webhooks",
    access: "admin",
    in_customer: true,
    summary: "List the webhooks of the current customer",
    query: listQuery(["name", "created_at"], {}),
    response: z.strictObject({ webhooks: z.array(Webhook), meta: ListMeta }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/webhooks",
    access: "admin",
    in_customer: true,
    summary: "Create a webhook; make a secret next, to check its signatures",
    body: z.strictObject({ webhook: WebhookInput.extend({ id: Id.optional() }) }),
    response: WebhookResponse,
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/webhooks/{id}",
    access: "admin",
    in_customer: true,
    summary: "Change a webhook, pause it, or switch it on again",
    params: IdParams,
    body: z.strictObject({ webhook: webhookFields.partial().extend({ lock_version: LockVersion }) }),
    response: WebhookResponse,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/webhooks/{id}",
    access: "admin",
    in_customer: true,
    summary: "Delete a webhook with its deliveries",
    params: IdParams,
    response: Done,
  }),
  makeSecret: endpoint({
    method: "POST",
    path: "/api/v1/webhooks/{id}/make_secret",
    access: "admin",
    in_customer: true,
    summary: "Make a new secret, shown only in this answer; the one before also signs for another day",
    params: IdParams,
    response: z.strictObject({ webhook: Webhook, secret: z.string() }),
  }),
  test: endpoint({
    method: "POST",
    path: "/api/v1/webhooks/{id}/test",
    access: "admin",
    in_customer: true,
    summary: "Send a test event at once and say how it went",
    params: IdParams,
    response: DeliveryResponse,
  }),
  deliveries: endpoint({
    method: "GET",
    path: "/api/v1/webhooks/{id}/deliveries",
    access: "admin",
    in_customer: true,
    summary: "List what was sent to a webhook in the last 30 days, the newest first",
    params: IdParams,
    query: listQuery(["created_at"], { state: oneOrMore(z.enum(DELIVERY_STATES)) }),
    response: z.strictObject({ deliveries: z.array(WebhookDelivery), meta: ListMeta }),
  }),
  sendAgain: endpoint({
    method: "POST",
    path: "/api/v1/webhooks/{id}/deliveries/{delivery_id}/send_again",
    access: "admin",
    in_customer: true,
    summary: "Send an event again, with the same event id",
    params: z.strictObject({ id: Id, delivery_id: Id }),
    response: DeliveryResponse,
  }),
};
