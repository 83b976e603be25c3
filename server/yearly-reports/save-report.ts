import { sql } from "kysely";
import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import { countAnswers } from "#contract/report-checks.ts";
import type { ReportContent, yearlyReportsApi } from "#contract/yearly-reports.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { lockList, requireVersion } from "#server/platform/database/locks.ts";
import { audit } from "#server/platform/records/audit.ts";
import { checkContent } from "./check-content.ts";
import { chooseSlug } from "./choose-slug.ts";
import { getReport, holdReport, presentReport } from "./read-report.ts";
import { stateOf } from "./table.ts";

type Saved = z.output<typeof yearlyReportsApi.save.body>["yearly_report"];
type Parts = Readonly<Record<string, unknown>>;

/** A report's parts by name: whole contents are too large for the audit log. */
const partsOf = ({ technologies, decisions, ...rest }: ReportContent): Parts => ({
  ...rest,
  decisions,
  technologies: technologies.map(({ id }) => id),
  ...Object.fromEntries(
    technologies.flatMap(({ id, answers, ...technology }): [string, unknown][] => [
      [`technologies.${id}`, technology],
      ...Object.entries(answers).map(([heading, answer]): [string, unknown] => [
        `technologies.${id}.${heading}`,
        answer,
      ]),
    ]),
  ),
});

/** The parts of one side that differ. */
function changedParts(of: Parts, other: Parts) {
  const names = [...new Set([...Object.keys(of), ...Object.keys(other)])];
  const changed = names.filter((name) => !isDeepStrictEqual(of[name], other[name]));
  return Object.fromEntries(changed.map((name) => [name, of[name] ?? null]));
}

export const saveReport = (ctx: TenantCtx, id: string, { content, lock_version, save_id }: Saved) =>
  inTransaction(ctx, async (ctx) => {
    // The address follows the period until the first adoption.
    await lockList(ctx, "yearly_reports");
    const before = await holdReport(ctx, id);
    if (save_id && before.save_id === save_id) return presentReport(ctx, before);
    if (stateOf(before) === "adopted")
      throw new AppError("report_adopted", "The report is adopted: open it for corrections first");
    const seen = { lock_version: before.lock_version, changed_by: before.updated_by };
    await requireVersion(ctx, "This report", seen, lock_version, () => presentReport(ctx, before));
    await checkContent(ctx, content, before.content);
    await ctx.db
      .updateTable("yearly_reports")
      .set({
        slug: before.revision ? before.slug : await chooseSlug(ctx, content, before),
        content: JSON.stringify(content),
        technology_count: content.technologies.length,
        ...countAnswers(content),
        save_id: save_id ?? null,
        lock_version: sql<number>`lock_version + 1`,
        updated_at: sql<string>`now()`,
        updated_by: userIdOf(ctx),
      })
      .where("id", "=", id)
      .where("customer_id", "=", ctx.customer_id)
      .execute();
    const [old, now] = [partsOf(before.content), partsOf(content)];
    const after = changedParts(now, old);
    if (Object.keys(after).length) {
      await ctx.db
        .updateTable("approvals")
        .set({ is_outdated: true })
        .where("customer_id", "=", ctx.customer_id)
        .where("report_id", "=", id)
        .where("state", "=", "waiting")
        .execute();
      await audit(ctx, {
        action: "yearly_report.updated",
        subject_type: "yearly_report",
        subject_id: id,
        before: changedParts(old, now),
        after,
      });
    }
    return getReport(ctx, id);
  });
