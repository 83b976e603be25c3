import { countAnswers, findReportGaps } from "#contract/report-checks.ts";
import type { YearlyReport } from "#contract/yearly-reports.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { findReportApproval } from "#server/pages/approval/list-approvals.ts";
import { siteOrigin } from "#server/sites/site-origin.ts";
import { digestOf } from "./digest-report.ts";
import { readRecords } from "./read-records.ts";
import { reportColumns, stateOf, type StoredReport } from "./table.ts";

export const reportsOf = (ctx: TenantCtx) =>
  ctx.db.selectFrom("yearly_reports").where("yearly_reports.customer_id", "=", ctx.customer_id);

export async function findReport(ctx: TenantCtx, id: string): Promise<StoredReport> {
  const report = await reportsOf(ctx)
    .select(reportColumns)
    .where("yearly_reports.id", "=", id)
    .$castTo<StoredReport>()
    .executeTakeFirst();
  if (!report) throw notFound("Report");
  return report;
}

/** Locks the report until the transaction ends. */
export async function holdReport(ctx: TenantCtx, id: string) {
  await holdToChange(ctx, "yearly_reports", [id]);
  return findReport(ctx, id);
}

/** Where readers find reports: the origin of the workspace's guide. */
export async function readOrigin(ctx: TenantCtx) {
  const site = await ctx.db
    .selectFrom("sites")
    .select(["slug", "domain"])
    .where("customer_id", "=", ctx.customer_id)
    .executeTakeFirst();
  if (!site) throw notFound("Site");
  return siteOrigin(site, ctx.services.config);
}

export const publicUrl = (origin: string, { slug, revision }: Pick<StoredReport, "slug" | "revision">) =>
  revision ? new URL(`/reports/${slug}`, origin).href : null;

async function listVersions(
  ctx: TenantCtx,
  { id, slug }: StoredReport,
  origin: string,
): Promise<YearlyReport["versions"]> {
  const versions = await ctx.db
    .selectFrom("yearly_report_versions")
    .select(["revision", "adopted_at", "note", personName("yearly_report_versions.adopted_by").as("adopted_by")])
    .where("customer_id", "=", ctx.customer_id)
    .where("report_id", "=", id)
    .orderBy("revision", "desc")
    .execute();
  return versions.map((one) => ({ ...one, url: new URL(`/reports/${slug}/versions/${one.revision}`, origin).href }));
}

async function readApproval(ctx: TenantCtx, id: string, digest: string): Promise<YearlyReport["approval"]> {
  const found = await findReportApproval(ctx, id);
  if (!found) return null;
  const { digest: asked, ...approval } = found;
  return { ...approval, is_outdated: approval.state === "waiting" && asked !== digest };
}

/** An adopted report shows the records as they were then. */
async function judge(ctx: TenantCtx, report: StoredReport): Promise<Pick<YearlyReport, "records" | "findings">> {
  if (report.adopted && !report.is_correcting) return { records: report.adopted.records, findings: [] };
  const records = await readRecords(ctx, report.content);
  return { records, findings: findReportGaps(report.content, records) };
}

export async function presentReport(ctx: TenantCtx, report: StoredReport): Promise<YearlyReport> {
  const { id, slug, content, revision, adopted_at, adopted_by, lock_version, updated_at, updated_by } = report;
  const [origin, judged] = await Promise.all([readOrigin(ctx), judge(ctx, report)]);
  return {
    id,
    slug,
    content,
    state: stateOf(report),
    ...judged,
    ...countAnswers(content),
    revision,
    adopted_at,
    adopted_by,
    approval: stateOf(report) === "adopted" ? null : await readApproval(ctx, id, digestOf(content, judged.records)),
    versions: revision ? await listVersions(ctx, report, origin) : [],
    public_url: publicUrl(origin, report),
    lock_version,
    updated_at,
    updated_by,
  };
}

export const getReport = async (ctx: TenantCtx, id: string) => presentReport(ctx, await findReport(ctx, id));
