import { sql } from "kysely";
import { EVENT_DAYS } from "#contract/analytics.ts";
import type { Database } from "#server/platform/database/db.ts";
import { rollUpEvents } from "./roll-up-events.ts";

const BATCH = 10_000;

/** Strictly older by UTC, so events are kept for at least `EVENT_DAYS` in every time zone. */
const isOld = sql`day < (now() at time zone 'UTC')::date - ${sql.lit(EVENT_DAYS)}`;

/** Deletes old events in batches, so that no request waits long. Their numbers stay. */
export async function sweepEvents({ system }: Pick<Database, "system">) {
  await rollUpEvents({ system });
  for (let swept = BATCH; swept === BATCH;) {
    const { numAffectedRows } = await sql`
      delete from events where ctid in (
        select ctid from events where ${isOld}
          and not exists (select from event_days_due as due where due.customer_id = events.customer_id and due.day = events.day)
        limit ${sql.lit(BATCH)})`.execute(system);
    swept = Number(numAffectedRows ?? 0);
  }
  await sql`delete from event_staff where ${isOld}`.execute(system);
}
