import type { RawBuilder } from "kysely";
import type { Activity } from "#contract/texts.ts";
import { activityActor, activityColumns } from "./activity-columns.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing, offsetOf } from "./list.ts";

type ActivityQuery = { q?: string | undefined; sort?: string | undefined; page: number; per_page: number };

/** A record's audit entries, newest first. `isAbout` selects them from `audit_entries as entry`. */
export async function listActivity(ctx: TenantCtx, query: ActivityQuery, isAbout: RawBuilder<boolean>) {
  let found = ctx.db
    .selectFrom("audit_entries as entry")
    .where("entry.customer_id", "=", ctx.customer_id)
    .where(isAbout);
  const { q } = query;
  if (q)
    found = found.where((where) =>
      where.or([where("entry.action", "ilike", containing(q)), where(activityActor, "ilike", containing(q))]),
    );
  const direction = query.sort === "at" ? "asc" : "desc";
  const [activity, total] = await Promise.all([
    found
      .select(activityColumns)
      .orderBy("entry.at", direction)
      .orderBy("entry.id", direction)
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { activity: activity satisfies Activity[], meta: { total_count: total.count } };
}
