import { sql } from "kysely";
import type * as z from "zod";
import type { Deletion, deletionsApi } from "#contract/deletions.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { RESTORABLE_FOR } from "#server/platform/records/soft-delete.ts";
import { DELETED, deletionColumns } from "./table.ts";

type ListQuery = z.output<typeof deletionsApi.list.query>;

/** Restorable records, latest first. Published pages are kept longer but not listed here. */
export async function listDeletions(ctx: TenantCtx, query: ListQuery) {
  const { table, name } = DELETED[query.type];
  const found = sql`from ${sql.table(table)} as record
    where record.customer_id = ${ctx.customer_id} and record.deleted_at > now() - ${RESTORABLE_FOR}
      and ${query.q ? sql`${name} ilike ${containing(query.q)}` : sql`true`}`;
  const order = orderOf(
    query.sort ?? "-deleted_at",
    { deleted_at: sql.ref("record.deleted_at"), name: sql`lower(${name})` },
    "deleted_at",
  );
  const [rows, count] = await Promise.all([
    sql<Deletion>`select ${deletionColumns(query.type)} ${found}
      order by ${order}, record.id limit ${query.per_page} offset ${offsetOf(query)}`.execute(ctx.db),
    sql<{ total_count: number }>`select count(*)::int as total_count ${found}`.execute(ctx.db),
  ]);
  return { deletions: rows.rows, meta: { total_count: count.rows[0]?.total_count ?? 0 } };
}
