import { sql } from "kysely";
import { expect, vi } from "vitest";
import type { Db } from "#server/platform/database/db.ts";

/** Until somebody in this database waits for a row that another transaction holds. */
export const untilSomebodyWaits = (db: Db) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`.execute(db);
      expect(rows).not.toEqual([]);
    },
    { timeout: 30_000 },
  );
