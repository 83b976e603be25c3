import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";

/** Mirrors the document's labels as rows, so that other queries can find pages by label. */
export async function keepLabels(ctx: TenantCtx, page_id: string, old: readonly string[], now: readonly string[]) {
  const added = now.filter((id) => !old.includes(id));
  const taken = old.filter((id) => !now.includes(id));
  if (taken.length)
    await ctx.db
      .deleteFrom("page_labels")
      .where("customer_id", "=", ctx.customer_id)
      .where("page_id", "=", page_id)
      .where("label_id", "in", taken)
      .execute();
  if (added.length)
    await sql`
      insert into page_labels (customer_id, page_id, label_id)
      select ${ctx.customer_id}, ${page_id}, id from unnest(${added}::uuid[]) as id
      on conflict do nothing`.execute(ctx.db);
}
