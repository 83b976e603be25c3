import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";

const AT_ONCE = 5000;

/** In batches: the first sweep after the setting was made may find years. */
export async function sweepEntries(db: Db, kept_days: number | undefined) {
  if (kept_days === undefined) return;
  for (let swept = 1n; swept > 0n;)
    swept =
      (
        await sql`
          delete from audit_entries where id in (
            select id from audit_entries where at < now() - make_interval(days => ${kept_days}) limit ${sql.lit(AT_ONCE)}
          )`.execute(db)
      ).numAffectedRows ?? 0n;
}
