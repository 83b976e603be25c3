import { type Expression, sql } from "kysely";
import { Attention, RecentAct, type ResidentFigures } from "#contract/dashboard.ts";
import { findAlgorithms } from "#server/algorithms/find-algorithms.ts";
import { countOf, toCount } from "#server/devices/count-devices.ts";
import { listRecentComments, openCases } from "#server/feedback/list-recent.ts";
import { brokenLinks } from "#server/outside-links/list-links.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { countKinds, countPages } from "#server/pages/count-pages.ts";
import { findPages } from "#server/pages/find-pages.ts";
import { failedSchedules } from "#server/pages/publishing/list-schedules.ts";
import { jsonObject, jsonRow } from "#server/platform/lists/json-columns.ts";
import { recentScans } from "#server/short-codes/scans/recent-scans.ts";
import { orphansOf } from "#server/short-codes/service.ts";
import { openSuggestions } from "#server/suggestions/service.ts";
import { reportsDue } from "#server/yearly-reports/list-reports.ts";
import { latestActs } from "./list-latest-acts.ts";
import { listSubjects } from "./list-subjects.ts";

/** Uses the filters of the lists, so that a count agrees with the list it links to. */
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
    draft_pages: sql`(select total_count from ${countPages(countKinds(ctx, { state: ["draft"] }), undefined)} as drafts)`,
    outdated_pages: findPages(ctx, { has_outdated: true }).select(count),
    failed_schedules: failedSchedules(ctx).select(count),
    open_suggestions: openSuggestions(ctx).select(count),
    unknown_codes: orphansOf(ctx).select(count),
    broken_links: brokenLinks(ctx).select(count),
    reports_due: reportsDue(ctx).select(count),
  });
}

const RECENT_DAYS = 30;
const MOST_COMMENTS = 4;

/** Must agree with analytics and the inbox. */
async function readResidents(ctx: TenantCtx) {
  const row = await openCases(ctx)
    .select([
      sql<number>`count(*)`.as("open_cases"),
      sql<string | null>`min(submitted_at)`.as("oldest_case_at"),
      recentScans(ctx, RECENT_DAYS).as("scans"),
      listRecentComments(ctx, MOST_COMMENTS).as("feedback"),
    ])
    .executeTakeFirstOrThrow();
  const { feedback, scans, ...cases } = row;
  const residents: ResidentFigures = {
    ...cases,
    scans: { value: scans.now, before: scans.before },
  };
  return { residents, feedback };
}

/** Three queries: staff activity, resident figures, and names of records that need attention. */
export async function readDashboard(ctx: TenantCtx) {
  const activity = sql<RecentAct[]>`coalesce((
    select json_agg(${jsonRow(RecentAct, "act")} order by act.at desc, act.id desc) from ${latestActs(ctx)} as act
  ), '[]')`;
  const [staff, residents] = await Promise.all([
    ctx.db
      .selectNoFrom([(await countAttention(ctx)).as("attention"), activity.as("activity")])
      .executeTakeFirstOrThrow(),
    readResidents(ctx),
  ]);
  return { ...staff, ...residents, subjects: await listSubjects(ctx, staff.attention) };
}
