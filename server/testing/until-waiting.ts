import { sql } from "kysely";
import { expect, vi } from "vitest";
import type { Db } from "#server/platform/database/db.ts";

/** Waits until another transaction in this database is blocked on a row lock. */
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
