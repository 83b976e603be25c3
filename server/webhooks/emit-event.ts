import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { TEST_EVENT, WebhookEvent } from "#contract/webhooks.ts";
import type { Db } from "#server/platform/database/db.ts";

type Emitting = { readonly db: Db; readonly customer_id: string };

/** What receivers are told, small and without personal data: who wants to know more asks the API. */
export const payloadOf = (customer_id: string, event: WebhookEvent | typeof TEST_EVENT, data: object) => ({
  id: uuidv7(),
  type: event,
  created_at: new Date().toISOString(),
  customer_id,
  data,
});

/**
 * Writes down that something happened, for every webhook that listens. In the transaction in which it happens: it is told
 * if that is committed, and only then. A webhook that is being deleted meanwhile is waited for and left out.
 */
export async function emitEvent({ db, customer_id }: Emitting, event: WebhookEvent, data: object) {
  const payload = payloadOf(customer_id, event, data);
  await sql`
    insert into webhook_deliveries (id, customer_id, webhook_id, event_id, event, payload)
    select gen_random_uuid(), customer_id, id, ${payload.id}::uuid, ${event}, ${JSON.stringify(payload)}::jsonb
    from webhooks where customer_id = ${customer_id} and ${event} = any(events)
    for key share`.execute(db);
}
