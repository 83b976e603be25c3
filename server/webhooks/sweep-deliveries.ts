import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { LOG_DAYS, WAIT_DAYS } from "./rules.ts";

/** Gives up deliveries that waited too long, and deletes old ones and expired secrets. */
export async function sweepDeliveries(db: Db) {
  await sql`
    update webhook_deliveries set state = 'failed', problem = 'expired'
    where state = 'waiting' and created_at < now() - make_interval(days => ${WAIT_DAYS})`.execute(db);
  await sql`
    delete from webhook_deliveries
    where state <> 'waiting' and created_at < now() - make_interval(days => ${LOG_DAYS})`.execute(db);
  await sql`delete from webhook_secrets where ends_at < now()`.execute(db);
}
