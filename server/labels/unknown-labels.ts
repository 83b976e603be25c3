import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";

const CARRIED = {
  device: sql`select label_id from device_labels where device_id`,
  algorithm: sql`select label_id from algorithm_labels where algorithm_id`,
};

/**
 * Which of these labels do not exist or are deleted. Accepts a deleted one that the record already has: it stays hidden
 * with the record and may be restored.
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
