import { sql } from "kysely";
import type { DropReason } from "#contract/analytics.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Batch } from "#server/platform/journal/count-in-batches.ts";

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
  await sql`
    insert into event_drops (customer_id, day, reason, count)
    select customers.id, each.day, each.reason, sum(each.count)
    from unnest(${column(1)}::uuid[], ${column(2)}::date[], ${column(3)}::text[], ${rows.map(({ count }) => count)}::int[])
      as each (customer_id, day, reason, count)
    join customers on customers.id = each.customer_id
    group by customers.id, each.day, each.reason order by customers.id, each.day, each.reason
    on conflict (customer_id, day, reason) do update set count = event_drops.count + excluded.count`.execute(db);
}
