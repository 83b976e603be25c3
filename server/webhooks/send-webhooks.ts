import { sql } from "kysely";
import type { Database } from "#server/platform/database/db.ts";
import type { Services } from "#server/platform/services.ts";
import { deliverEvent, type Due } from "./deliver-event.ts";
import { mailSwitchedOff, switchOff } from "./switch-off.ts";

type Needs = Pick<Services, "config" | "database" | "mailer" | "outbound">;

/** Concurrent requests in all, and per receiver, so that a slow one does not hold up others. */
const AT_ONCE = 20;
const AT_ONCE_TO_ONE = 4;
/** Longer than any attempt. A delivery claimed longer ago belongs to a dead process. */
const LEASE = sql`interval '2 minutes'`;

/** Claims due deliveries. A concurrent process waits for the row lock and then finds them claimed. */
async function takeDue({ system: db }: Database): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update webhook_deliveries set attempts = attempts + 1, attempted_at = now(), next_at = now() + ${LEASE}
    where state = 'waiting' and next_at <= now() and id in (
      select id from (
        select d.id, d.next_at, row_number() over (partition by d.webhook_id order by d.next_at, d.id) as turn
        from webhook_deliveries d join webhooks w on w.id = d.webhook_id
          join customers c on c.id = d.customer_id and c.is_open
        where d.state = 'waiting' and d.next_at <= now() and w.is_active
      ) due where turn <= ${sql.lit(AT_ONCE_TO_ONE)} order by next_at, id limit ${sql.lit(AT_ONCE)})
    returning id, customer_id, webhook_id, event_id, event, payload, attempts`.execute(db);
  return rows;
}

/** The job: sends deliveries until none are due. */
export async function sendWebhooks(needs: Needs): Promise<void> {
  for (let due = await takeDue(needs.database); due.length; due = await takeDue(needs.database)) {
    const hopeless = await Promise.all(due.map(async (one) => ((await deliverEvent(needs, one)) ? [one] : [])));
    for (const one of hopeless.flat()) await switchOff(needs.database, one);
  }
  await mailSwitchedOff(needs);
}
