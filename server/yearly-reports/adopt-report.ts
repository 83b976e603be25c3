import { sql } from "kysely";
import type * as z from "zod";
import type { AdoptedReport, yearlyReportsApi } from "#contract/yearly-reports.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { audit } from "#server/platform/records/audit.ts";
import { holdApproval, settleApproval } from "#server/pages/approval/hold-approval.ts";
import { digestOf } from "./digest-report.ts";
import { holdWhole, requireNote } from "./hold-whole.ts";
import { getReport, holdReport, presentReport } from "./read-report.ts";
import { stateOf } from "./table.ts";

const about = (id: string) => ({ subject_type: "yearly_report", subject_id: id });

type Adoption = z.output<typeof yearlyReportsApi.adopt.body>;

/** Freezes what readers see. Earlier texts stay readable as versions. */
export const adoptReport = (ctx: TenantCtx, id: string, { lock_version, note: given }: Adoption) =>
  inTransaction(ctx, async (ctx) => {
    const { report, records } = await holdWhole(ctx, id, lock_version);
    const { content, slug } = report;
    const approval = await holdApproval(ctx, { report_id: id, digest: digestOf(content, records), note: given });
    const [revision, adopted_at] = [report.revision + 1, new Date().toISOString()];
    const note = requireNote(revision, approval ? approval.note : given);
    const adopted_by = userIdOf(ctx);
    const first_adopted_at = report.adopted?.first_adopted_at ?? adopted_at;
    const adopted: AdoptedReport = { format: 1, slug, revision, adopted_at, first_adopted_at, content, records };
    await ctx.db
      .updateTable("yearly_reports")
      .set({
        adopted: JSON.stringify(adopted),
        revision,
        adopted_at,
        first_adopted_at,
        adopted_by,
        is_correcting: false,
        lock_version: sql<number>`lock_version + 1`,
      })
      .where("id", "=", id)
      .where("customer_id", "=", ctx.customer_id)
      .execute();
    await ctx.db
      .insertInto("yearly_report_versions")
      .values({
        customer_id: ctx.customer_id,
        report_id: id,
        revision,
        adopted: JSON.stringify(adopted),
        adopted_at,
        adopted_by,
        note,
      })
      .execute();
    if (approval) await settleApproval(ctx, approval, { state: "approved" });
    await audit(ctx, {
      action: "yearly_report.adopted",
      ...about(id),
      before: { revision: report.revision },
      after: { revision, note },
    });
    return getReport(ctx, id);
  });

/** Opens an adopted report for corrections. Idempotent. */
export const correctReport = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const report = await holdReport(ctx, id);
    const state = stateOf(report);
    if (state === "draft") throw new AppError("report_not_adopted", "The report was not adopted yet: change its draft");
    if (state === "correcting") return presentReport(ctx, report);
    await ctx.db
      .updateTable("yearly_reports")
      .set({ is_correcting: true, lock_version: sql<number>`lock_version + 1` })
      .where("id", "=", id)
      .where("customer_id", "=", ctx.customer_id)
      .execute();
    await audit(ctx, {
      action: "yearly_report.reopened",
      ...about(id),
      before: { state },
      after: { state: "correcting" },
    });
    return getReport(ctx, id);
  });
