import { sql } from "kysely";
import type * as z from "zod";
import type { ReportRow, yearlyReportsApi } from "#contract/yearly-reports.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { containing, offsetOf, orderOf, totalCountOf } from "#server/platform/records/list.ts";
import { publicUrl, readOrigin, reportsOf } from "./read-report.ts";
import { contentText, reportSorts, stateOf } from "./table.ts";

type ListQuery = z.output<typeof yearlyReportsApi.list.query>;

const DUE_WITHIN = sql`current_date + 30`;

/** Never adopted, and due soon or already. */
export const reportsDue = (ctx: TenantCtx) =>
  reportsOf(ctx)
    .where("yearly_reports.revision", "=", 0)
    .where(sql<boolean>`(${contentText("due_on")})::date <= ${DUE_WITHIN}`);

/** Newest period first. */
export async function listReports(ctx: TenantCtx, query: ListQuery) {
  let found = reportsOf(ctx);
  if (query.q) found = found.where(contentText("title"), "ilike", containing(query.q));
  const [rows, meta, origin] = await Promise.all([
    found
      .select([
        "yearly_reports.id",
        "yearly_reports.slug",
        "yearly_reports.technology_count",
        "yearly_reports.answered_count",
        "yearly_reports.asked_count",
        "yearly_reports.revision",
        "yearly_reports.is_correcting",
        "yearly_reports.adopted_at",
        personName("yearly_reports.adopted_by").as("adopted_by"),
        "yearly_reports.updated_at",
        personName("yearly_reports.updated_by").as("updated_by"),
        contentText("title").as("title"),
        contentText("starts_on").as("starts_on"),
        contentText("ends_on").as("ends_on"),
        contentText("due_on").$castTo<string | null>().as("due_on"),
      ])
      .orderBy(orderOf(query.sort ?? "-ends_on", reportSorts, "ends_on"))
      .orderBy("yearly_reports.id", "desc")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    totalCountOf(found).executeTakeFirstOrThrow(),
    readOrigin(ctx),
  ]);
  const yearly_reports = rows.map(({ is_correcting, ...row }): ReportRow => ({
    ...row,
    state: stateOf({ ...row, is_correcting }),
    public_url: publicUrl(origin, row),
  }));
  return { yearly_reports, meta };
}
