import type * as z from "zod";
import type { algorithmsApi } from "#contract/algorithms.ts";
import type { Activity } from "#contract/texts.ts";
import { activityActor, activityColumns } from "#server/platform/activity-columns.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing, offsetOf } from "#server/platform/list.ts";
import { findAlgorithm } from "./service.ts";

type ActivityQuery = z.output<typeof algorithmsApi.activity.query>;

/** The algorithm itself, and its factsheet and datachain, which are written down under it. */
const aboutAlgorithm = (ctx: TenantCtx, id: string) =>
  ctx.db
    .selectFrom("audit_entries as entry")
    .where("entry.customer_id", "=", ctx.customer_id)
    .where("entry.subject_type", "in", ["algorithm", "factsheet", "datachain"])
    .where("entry.subject_id", "=", id);

export async function listActivity(ctx: TenantCtx, id: string, query: ActivityQuery) {
  await findAlgorithm(ctx, id);
  let found = aboutAlgorithm(ctx, id);
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
