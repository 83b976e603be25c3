import { sql } from "kysely";
import type { DropReason } from "#contract/analytics.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Batch } from "#server/platform/journal/count-in-batches.ts";
import { inFives, NO_SUBJECT } from "#server/platform/records/in-fives.ts";

const KIND = "d";
const PARTS = 4;

/** Customer, local day and reason. */
export const dropKey = (customer_id: string, day: string, reason: DropReason) =>
  `${KIND} ${customer_id} ${day} ${reason}`;

export async function writeDrops(db: Db, { counts }: Batch) {
  const rows = [...counts]
    .map(([key, count]) => ({ parts: key.split(" "), count }))
    .filter(({ parts }) => parts[0] === KIND && parts.length === PARTS);
  if (rows.length === 0) return;
  const column = (at: number) => rows.map(({ parts }) => parts[at] ?? "");
  const customers = [...new Set(column(1))].toSorted();
  for (const id of customers)
    await sql`select pg_advisory_xact_lock(hashtextextended('drops ' || ${id}, 0))`.execute(db);
  const changes = sql`
    select customers.id as customer_id, 'dropped' as figure, ${NO_SUBJECT}::uuid as subject_id, '' as locale, each.reason as detail,
      each.day, null::smallint as hour, sum(each.count)::int as count
    from unnest(${column(1)}::uuid[], ${column(2)}::date[], ${column(3)}::text[], ${rows.map(({ count }) => count)}::int[])
      as each (customer_id, day, reason, count)
    join customers on customers.id = each.customer_id
    group by customers.id, each.day, each.reason`;
  await sql`
    with ${inFives(changes)}
    insert into event_drops (customer_id, day, reason, count) select customer_id, day, detail, count from fives
    on conflict (customer_id, day, reason) do update set count = event_drops.count + excluded.count`.execute(db);
}
