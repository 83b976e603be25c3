import type * as z from "zod";
import type { yearlyReportsApi } from "#contract/yearly-reports.ts";
import { recordRequest, requireApproval } from "#server/pages/approval/ask-approval.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { digestOf } from "./digest-report.ts";
import { holdWhole, requireNote } from "./hold-whole.ts";
import { getReport } from "./read-report.ts";

type Request = z.output<typeof yearlyReportsApi.ask.body>;

/** Asks for the report, and what the records say, to be adopted as they are now. */
export const askAdoption = (ctx: TenantCtx, id: string, { lock_version, note }: Request) =>
  inTransaction(ctx, async (ctx) => {
    const { report, records } = await holdWhole(ctx, id, lock_version);
    await requireApproval(ctx);
    const wanted = { digest: digestOf(report.content, records), note: requireNote(report.revision + 1, note) };
    await recordRequest(ctx, { report_id: id }, wanted);
    return getReport(ctx, id);
  });
