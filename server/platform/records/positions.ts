import { type Expression, sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";

const LISTED = { device_statuses: "Status", labels: "Label", locations: "Location" } as const;

/** New rows go last. Lock the list first. */
export const nextPosition = (ctx: TenantCtx, table: "device_statuses" | "labels"): Expression<number> =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where customer_id = ${ctx.customer_id})`;

/**
 * Moves the named rows to the front; the others keep their order behind them. `rows` is the whole list in its current
 * order. Lock the list first.
 */
export async function reorder(
  ctx: TenantCtx,
  table: keyof typeof LISTED,
  rows: readonly { id: string }[],
  ids: readonly string[],
) {
  const before = rows.map(({ id }) => id);
  const order = [...new Set([...ids, ...before])];
  if (order.length > before.length) throw notFound(LISTED[table]);
  await sql`
    update ${sql.table(table)} as item set position = placed.position
    from unnest(${order}::uuid[]) with ordinality as placed (id, position)
    where item.id = placed.id and item.customer_id = ${ctx.customer_id} and item.position <> placed.position`.execute(
    ctx.db,
  );
  return { before: { ids: before }, after: { ids } };
}
