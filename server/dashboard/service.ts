import { type Expression, sql } from "kysely";
import { Attention, RecentAct } from "#contract/dashboard.ts";
import { findAlgorithms } from "#server/algorithms/find-algorithms.ts";
import { countOf, toCount } from "#server/devices/count-devices.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { countKinds, countPages } from "#server/pages/count-pages.ts";
import { jsonObject, jsonRow } from "#server/platform/json-columns.ts";
import { latestActs } from "./list-latest-acts.ts";

/** The lists' own filters find what is counted, so that a count and the list it leads to agree. */
async function countAttention(ctx: TenantCtx) {
  const count = sql<number>`count(*)`.as("count");
  const devices = async (filters: Parameters<typeof toCount>[1]): Promise<Expression<unknown>> =>
    countOf(await toCount(ctx, filters));
  const algorithms = async (filters: Parameters<typeof findAlgorithms>[1]): Promise<Expression<unknown>> =>
    (await findAlgorithms(ctx, filters)).select(count);
  return jsonObject(Attention, {
    devices_with_errors: await devices({ has_errors: true }),
    algorithms_with_errors: await algorithms({ has_errors: true }),
    devices_overdue: await devices({ review_due: ["overdue"] }),
    algorithms_overdue: await algorithms({ review_due: ["overdue"] }),
    devices_without_status: await devices({ status: ["none"] }),
    devices_without_location: await devices({ has_location: false }),
    devices_without_page: await devices({ has_page: false }),
    draft_pages: sql`(select total_count from ${countPages(countKinds(ctx, { status: ["draft"] }), undefined)} as drafts)`,
  });
}

/** All of it in one statement. */
export async function readDashboard(ctx: TenantCtx) {
  const activity = sql<RecentAct[]>`coalesce((
    select json_agg(${jsonRow(RecentAct, "act")} order by act.at desc, act.id desc) from ${latestActs(ctx)} as act
  ), '[]')`;
  return ctx.db
    .selectNoFrom([(await countAttention(ctx)).as("attention"), activity.as("activity")])
    .executeTakeFirstOrThrow();
}
