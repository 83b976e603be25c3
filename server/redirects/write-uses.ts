import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import type { Batch } from "#server/platform/journal/count-in-batches.ts";

const KIND = "r";
const PARTS = 4;

/** Customer, local day and path. The path is encoded, so that it cannot contain the separator. */
export const redirectKey = (customer_id: string, day: string, path: string) =>
  `${KIND} ${customer_id} ${day} ${encodeURIComponent(path)}`;

export async function writeUses(db: Db, { counts }: Batch) {
  const rows = [...counts]
    .map(([key, count]) => ({ parts: key.split(" "), count }))
    .filter(({ parts }) => parts[0] === KIND && parts.length === PARTS);
  if (rows.length === 0) return;
  const column = (at: number) => rows.map(({ parts }) => parts[at] ?? "");
  await sql`
    insert into redirect_days (customer_id, day, path, uses)
    select customers.id, each.day, each.path, sum(each.uses)
    from unnest(${column(1)}::uuid[], ${column(2)}::date[], ${column(3).map(decodeURIComponent)}::text[], ${rows.map(({ count }) => count)}::int[])
      as each (customer_id, day, path, uses)
    join customers on customers.id = each.customer_id
    group by customers.id, each.path, each.day order by customers.id, each.path, each.day
    on conflict (customer_id, path, day) do update set uses = redirect_days.uses + excluded.uses`.execute(db);
}
