import { findReportGaps } from "#contract/report-checks.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { requireVersion } from "#server/platform/database/locks.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { readRecords } from "./read-records.ts";
import { holdReport, presentReport } from "./read-report.ts";
import { stateOf } from "./table.ts";

/** Locks a report that can be adopted, with what the records say now. */
export async function holdWhole(ctx: TenantCtx, id: string, lock_version: number) {
  const report = await holdReport(ctx, id);
  const seen = { lock_version: report.lock_version, changed_by: report.updated_by };
  await requireVersion(ctx, "This report", seen, lock_version, () => presentReport(ctx, report));
  if (stateOf(report) === "adopted") throw new AppError("report_adopted", "The report is adopted already");
  const records = await readRecords(ctx, report.content);
  const findings = findReportGaps(report.content, records);
  if (findings.length)
    throw new AppError("report_has_findings", "The report is not complete yet", { current: { findings } });
  return { report, records };
}

/** Readers of the first text learn what changed since. */
export function requireNote(revision: number, note: string | null | undefined): string | null {
  if (revision === 1) return null;
  if (note) return note;
  const message = "Say what was corrected";
  throw new AppError("invalid_input", `note: ${message}`, { fields: { note: message } });
}
