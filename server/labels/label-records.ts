import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import type { Changes } from "#server/platform/records/texts.ts";

/** Records that carry labels. */
type Carrier = "device" | "algorithm";
type Ids = readonly string[];

const carriedBy = (type: Carrier) => ({ table: sql.table(`${type}_labels`), carrier_id: sql.ref(`${type}_id`) });

/** Each of the labels on each of the records. */
export async function addLabels(ctx: TenantCtx, type: Carrier, ids: Ids, label_ids: Ids) {
  if (!ids.length || !label_ids.length) return;
  const { table, carrier_id } = carriedBy(type);
  await sql`
    insert into ${table} (customer_id, ${carrier_id}, label_id)
    select ${ctx.customer_id}, id, label_id
    from unnest(${[...ids]}::uuid[]) as id, unnest(${[...label_ids]}::uuid[]) as label_id
    on conflict do nothing`.execute(ctx.db);
}

export async function takeLabels(ctx: TenantCtx, type: Carrier, ids: Ids, label_ids: Ids) {
  if (!ids.length || !label_ids.length) return;
  const { table, carrier_id } = carriedBy(type);
  await sql`
    delete from ${table} where customer_id = ${ctx.customer_id}
      and ${carrier_id} = any(${[...ids]}::uuid[]) and label_id = any(${[...label_ids]}::uuid[])`.execute(ctx.db);
}

/** Labels that a record no longer gets are taken away; a deleted one stays on it, out of sight: it may come back. */
export async function changeLabels(
  ctx: TenantCtx,
  record: { readonly type: Carrier; readonly id: string; readonly labels: readonly { readonly id: string }[] },
  wanted: Ids | undefined,
  changes: Changes,
) {
  if (!wanted) return;
  const old = record.labels.map(({ id }) => id);
  const label_ids = [...new Set(wanted)];
  if (isDeepStrictEqual(new Set(old), new Set(label_ids))) return;
  const taken = old.filter((id) => !label_ids.includes(id));
  await takeLabels(ctx, record.type, [record.id], taken);
  await addLabels(ctx, record.type, [record.id], label_ids);
  changes.before["label_ids"] = old;
  changes.after["label_ids"] = label_ids;
}
