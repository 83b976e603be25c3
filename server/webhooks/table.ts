import { sql } from "kysely";
import type { Webhook, WebhookDelivery } from "#contract/webhooks.ts";

export const webhookColumns = [
  "webhooks.id",
  "webhooks.name",
  "webhooks.url",
  sql<Webhook["events"]>`webhooks.events`.as("events"),
  "webhooks.is_active",
  "webhooks.failing_since",
  "webhooks.switched_off_at",
  "webhooks.lock_version",
  "webhooks.created_at",
  "webhooks.updated_at",
  sql<string>`(select max(made_at) from webhook_secrets s where s.webhook_id = webhooks.id)`.as("secret_made_at"),
  sql<number>`(select count(*)::int from webhook_deliveries d where d.webhook_id = webhooks.id and d.state = 'waiting')`.as(
    "waiting_count",
  ),
  sql<string | null>`(
    select max(attempted_at) from webhook_deliveries d where d.webhook_id = webhooks.id and d.state = 'delivered')`.as(
    "last_delivered_at",
  ),
] as const;

export const webhookSorts = { name: sql`lower(webhooks.name)`, created_at: sql.ref("webhooks.created_at") };

export const deliveryColumns = [
  "id",
  "event_id",
  sql<WebhookDelivery["event"]>`event`.as("event"),
  sql<WebhookDelivery["state"]>`state`.as("state"),
  "attempts",
  sql<string | null>`case when state = 'waiting' then next_at end`.as("next_at"),
  "attempted_at",
  "took_ms",
  "answer_status",
  "answer_excerpt",
  sql<WebhookDelivery["problem"]>`problem`.as("problem"),
  sql<string>`jsonb_pretty(payload)`.as("payload"),
  "created_at",
] as const;
