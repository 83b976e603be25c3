import { sql } from "kysely";
import type * as z from "zod";
import type { pagesApi } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";

type ListQuery = z.output<typeof pagesApi.without.query>;

const pageless = (ctx: TenantCtx, kind: "device" | "algorithm") => {
  const [table, column] =
    kind === "device" ? (["devices", "device_id"] as const) : (["algorithms", "algorithm_id"] as const);
  return ctx.db
    .selectFrom(table)
    .select([sql<"device" | "algorithm">`${sql.lit(kind)}::text`.as("kind"), `${table}.id`, `${table}.name`])
    .where(`${table}.customer_id`, "=", ctx.customer_id)
    .where(`${table}.deleted_at`, "is", null)
    .where(
      // Not a join: without statistics the planner expects no pages and picks a slow plan.
      sql<boolean>`${sql.ref(`${table}.id`)} not in (
        select ${sql.ref(column)} from pages
        where customer_id = ${ctx.customer_id} and ${sql.ref(column)} is not null and deleted_at is null)`,
    );
};

/** Devices and algorithms that have no page yet, by name. */
export async function listSubjects(ctx: TenantCtx, query: ListQuery) {
  const all = query.kind ? pageless(ctx, query.kind) : pageless(ctx, "device").unionAll(pageless(ctx, "algorithm"));
  let found = ctx.db.selectFrom(all.as("subjects"));
  if (query.q) found = found.where("subjects.name", "ilike", containing(query.q));
  const [subjects, total] = await Promise.all([
    found
      .select(["subjects.kind", "subjects.id", "subjects.name"])
      .orderBy(orderOf(query.sort, { name: sql`lower(subjects.name)` }, "name"))
      .orderBy("subjects.id")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { subjects, meta: { total_count: total.count } };
}
