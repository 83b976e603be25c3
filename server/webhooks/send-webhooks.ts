import { sql } from "kysely";
import type { Database } from "#server/platform/database/db.ts";
import type { Services } from "#server/platform/services.ts";
import { deliverEvent, type Due } from "./deliver-event.ts";
import { mailSwitchedOff, switchOff } from "./switch-off.ts";

type Needs = Pick<Services, "config" | "database" | "mailer" | "outbound">;

/** At once, and of these at most so many to one receiver: a slow one holds nobody up. */
const AT_ONCE = 20;
const AT_ONCE_TO_ONE = 4;
/** Longer than an attempt can take. What is still not done then was taken by a process that died. */
const LEASE = sql`interval '2 minutes'`;

/** Takes what is due. A second process that wants the same waits for the row and finds it taken. */
async function takeDue({ system: db }: Database): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update webhook_deliveries set attempts = attempts + 1, attempted_at = now(), next_at = now() + ${LEASE}
    where state = 'waiting' and next_at <= now() and id in (
      select id from (
        select d.id, d.next_at, row_number() over (partition by d.webhook_id order by d.next_at, d.id) as turn
        from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        where d.state = 'waiting' and d.next_at <= now() and w.is_active
      ) due where turn <= ${sql.lit(AT_ONCE_TO_ONE)} order by next_at, id limit ${sql.lit(AT_ONCE)})
    returning id, customer_id, webhook_id, event_id, event, payload, attempts`.execute(db);
  return rows;
}

/** The job: sends what is due until nothing is. */
export async function sendWebhooks(needs: Needs): Promise<void> {
  for (let due = await takeDue(needs.database); due.length; due = await takeDue(needs.database)) {
    const hopeless = await Promise.all(due.map(async (one) => ((await deliverEvent(needs, one)) ? [one] : [])));
    for (const one of hopeless.flat()) await switchOff(needs.database, one);
  }
  await mailSwitchedOff(needs);
}
