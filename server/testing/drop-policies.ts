import { type Kysely, sql } from "kysely";
import type { DB } from "#server/platform/database/schema.ts";

/**
 * Turns row-level security off in a test's own database, so that nothing but the queries separates the customers: a
 * forgotten `customer_id` condition has no policy to hide behind. Also invalidates remembered lists.
 */
export async function dropPolicies(owner: Kysely<DB>) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relrowsecurity and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`.execute(owner);
  for (const { name } of rows) await sql`alter table ${sql.table(name)} disable row level security`.execute(owner);
  await owner
    .updateTable("customer_changes")
    .set((of) => ({ weight: of("weight", "+", 1) }))
    .execute();
  return rows.length;
}
