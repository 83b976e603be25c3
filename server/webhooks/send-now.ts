import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { TEST_EVENT, type WebhookDelivery } from "#contract/webhooks.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { deliverEvent, type Due } from "./deliver-event.ts";
import { payloadOf } from "./emit-event.ts";
import { deliveriesOf, findDelivery } from "./list-deliveries.ts";
import { findWebhook } from "./service.ts";

type Sending = Pick<Due, "event_id" | "event" | "payload">;

/** Each sends a request to a user-supplied address: prevents floods through us. */
const limitSending = ({ services, customer_id }: TenantCtx) =>
  limitRate(services.database.system, LIMITS.webhookSend, customer_id);

/** Stored as in progress, so that the job leaves it alone while somebody waits for it here. */
const writeDelivery = (ctx: TenantCtx, webhook_id: string, action: "tested" | "sent_again", sending: Sending) =>
  inTransaction(ctx, async (ctx): Promise<Due> => {
    // it may have been removed a moment ago
    await holdToChange(ctx, "webhooks", [webhook_id]);
    await findWebhook(ctx, webhook_id);
    const due = { id: uuidv7(), customer_id: ctx.customer_id, webhook_id, ...sending, attempts: 1 };
    await ctx.db
      .insertInto("webhook_deliveries")
      .values({
        ...due,
        payload: JSON.stringify(sending.payload),
        attempted_at: sql<string>`now()`,
        next_at: sql<string>`now() + interval '2 minutes'`,
      })
      .execute();
    const { event_id, event } = sending;
    await audit(ctx, {
      action: `webhook.${action}`,
      subject_type: "webhook",
      subject_id: webhook_id,
      before: {},
      after: { delivery_id: due.id, event_id, event },
    });
    return due;
  });

async function sendNow(ctx: TenantCtx, due: Due): Promise<WebhookDelivery> {
  await deliverEvent(ctx.services, due);
  return findDelivery(ctx, due.webhook_id, due.id);
}

export async function testWebhook(ctx: TenantCtx, id: string) {
  await findWebhook(ctx, id);
  await limitSending(ctx);
  const payload = payloadOf(ctx.customer_id, TEST_EVENT, {});
  const due = await writeDelivery(ctx, id, "tested", { event_id: payload.id, event: TEST_EVENT, payload });
  return sendNow(ctx, due);
}

/** A new delivery with the same event id, so that receivers can deduplicate. */
export async function sendAgain(ctx: TenantCtx, id: string, delivery_id: string) {
  await findWebhook(ctx, id);
  const sent = await deliveriesOf(ctx, id)
    .select(["event_id", "event", "payload"])
    .where("id", "=", delivery_id)
    .executeTakeFirst();
  if (!sent) throw notFound("Delivery");
  await limitSending(ctx);
  return sendNow(ctx, await writeDelivery(ctx, id, "sent_again", sent));
}
