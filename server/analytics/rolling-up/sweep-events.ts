import { sql } from "kysely";
import { EVENT_DAYS } from "#contract/analytics.ts";
import type { Database, Db } from "#server/platform/database/db.ts";
import { rollUpEvents } from "./roll-up-events.ts";

const BATCH = 10_000;

/** Strictly older by UTC, so events are kept for at least `EVENT_DAYS` in every time zone. */
const isOld = sql`day < (now() at time zone 'UTC')::date - ${sql.lit(EVENT_DAYS)}`;

/** In batches, so that no request waits long. */
async function deleteOld(db: Db, table: "events" | "event_counts") {
  for (let swept = BATCH; swept === BATCH;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} as counted where ${isOld}
          and not exists (select from event_days_due as due where due.customer_id = counted.customer_id and due.day = counted.day)
        limit ${sql.lit(BATCH)})`.execute(db);
    swept = Number(numAffectedRows ?? 0);
  }
}

/** Deletes old events and their exact numbers. The numbers that are shown stay. */
export async function sweepEvents({ system }: Pick<Database, "system">) {
  await rollUpEvents({ system });
  // events first: a day that was counted again without its exact numbers would count twice
  await deleteOld(system, "events");
  await deleteOld(system, "event_counts");
  await sql`delete from event_staff where ${isOld}`.execute(system);
}
