import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";

/** Each of the labels on each of the devices. */
export async function addLabels(ctx: TenantCtx, device_ids: readonly string[], label_ids: readonly string[]) {
  if (!device_ids.length || !label_ids.length) return;
  await sql`
    insert into device_labels (customer_id, device_id, label_id)
    select ${ctx.customer_id}, device_id, label_id
    from unnest(${[...device_ids]}::uuid[]) as device_id, unnest(${[...label_ids]}::uuid[]) as label_id
    on conflict do nothing`.execute(ctx.db);
}

export async function takeLabels(ctx: TenantCtx, device_ids: readonly string[], label_ids: readonly string[]) {
  if (!device_ids.length || !label_ids.length) return;
  await ctx.db
    .deleteFrom("device_labels")
    .where("customer_id", "=", ctx.customer_id)
    .where("device_id", "in", device_ids)
    .where("label_id", "in", label_ids)
    .execute();
}
