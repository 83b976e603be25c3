import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { TEST_EVENT, WebhookEvent } from "#contract/webhooks.ts";
import type { Db } from "#server/platform/database/db.ts";

type Emitting = { readonly db: Db; readonly customer_id: string };

/** A small payload without personal data: receivers can fetch details from the API. */
export const payloadOf = (customer_id: string, event: WebhookEvent | typeof TEST_EVENT, data: object) => ({
  id: uuidv7(),
  type: event,
  created_at: new Date().toISOString(),
  customer_id,
  data,
});

/**
 * Queues an event for every subscribed webhook, in the transaction of the change, so that it is sent if and only if
 * that commits. Waits for webhooks that are being deleted, and skips them.
 */
export async function emitEvent({ db, customer_id }: Emitting, event: WebhookEvent, data: object) {
  const payload = payloadOf(customer_id, event, data);
  await sql`
    insert into webhook_deliveries (id, customer_id, webhook_id, event_id, event, payload)
    select gen_random_uuid(), customer_id, id, ${payload.id}::uuid, ${event}, ${JSON.stringify(payload)}::jsonb
    from webhooks where customer_id = ${customer_id} and ${event} = any(events)
    for key share`.execute(db);
}
