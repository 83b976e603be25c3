import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { audit } from "#server/platform/records/audit.ts";
import { holdReport } from "./read-report.ts";

/** Only drafts: what was adopted stays public. */
export const deleteReport = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { revision, content } = await holdReport(ctx, id);
    if (revision) throw new AppError("report_is_public", "The report was adopted: it stays");
    await ctx.db.deleteFrom("yearly_reports").where("id", "=", id).where("customer_id", "=", ctx.customer_id).execute();
    await audit(ctx, {
      action: "yearly_report.removed",
      subject_type: "yearly_report",
      subject_id: id,
      before: content,
    });
  });
