import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";

const CARRIED = {
  device: sql`select label_id from device_labels where device_id`,
  algorithm: sql`select label_id from algorithm_labels where algorithm_id`,
};

/**
 * Of these, the labels that the customer does not have, or has deleted. A deleted one that the record carries already
 * is not among them: it stays with the record, out of sight, and may come back.
 */
export async function unknownLabels(
  ctx: TenantCtx,
  ids: readonly string[] | undefined,
  carrier?: { readonly type: keyof typeof CARRIED; readonly id: string },
): Promise<ReadonlySet<string>> {
  if (!ids?.length) return new Set();
  const isCarried = carrier ? sql`labels.id in (${CARRIED[carrier.type]} = ${carrier.id}::uuid)` : sql`false`;
  const { rows } = await sql<{ id: string }>`
    select id::text from unnest(${[...ids]}::uuid[]) as id where not exists (
      select from labels where labels.id = id.id and labels.customer_id = ${ctx.customer_id}
        and (labels.deleted_at is null or ${isCarried}))`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
}
