import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { columnsOf, countAnswers } from "#contract/report-checks.ts";
import type { ReportHeading } from "#contract/report-templates.ts";
import type { ReportAnswer, ReportContent, ReportedTechnology, yearlyReportsApi } from "#contract/yearly-reports.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { lockList, lockNew } from "#server/platform/database/locks.ts";
import { audit } from "#server/platform/records/audit.ts";
import { basicProblems, refuseProblems } from "./check-content.ts";
import { chooseSlug } from "./choose-slug.ts";
import { findReport, getReport, reportsOf } from "./read-report.ts";

type NewReport = z.output<typeof yearlyReportsApi.create.body>["yearly_report"];
type TakenOver = Pick<ReportContent, "technologies" | "introduction" | "legal_basis" | "legal_basis_url">;

const NOTHING: TakenOver = { technologies: [], introduction: "", legal_basis: null, legal_basis_url: null };

function withoutNumbers(heading: ReportHeading, { rows, ...answer }: ReportAnswer): ReportAnswer {
  const columns = columnsOf(heading);
  const emptied = rows.map(({ id, cells }) => ({
    id,
    cells: Object.fromEntries(
      Object.entries(cells).map(([column, value]) => [column, columns[column] === "whole" ? null : value]),
    ),
  }));
  return { ...answer, state: "to_do", count: null, rows: emptied };
}

const askAgain = ({ answers, ...technology }: ReportedTechnology): ReportedTechnology => ({
  ...technology,
  answers: Object.fromEntries(
    (Object.entries(answers) as [ReportHeading, ReportAnswer][]).map(([heading, answer]) => [
      heading,
      withoutNumbers(heading, answer),
    ]),
  ),
});

/** Words stay the same for years, numbers do not. */
async function takeOver(ctx: TenantCtx, from_id: string | null): Promise<TakenOver> {
  if (!from_id) return NOTHING;
  const [from] = await reportsOf(ctx).select("yearly_reports.id").where("yearly_reports.id", "=", from_id).execute();
  if (!from)
    throw new AppError("invalid_input", "The earlier report was not found", {
      fields: { "yearly_report.from_id": "Not found" },
    });
  const { technologies, introduction, legal_basis, legal_basis_url } = (await findReport(ctx, from.id)).content;
  return { technologies: technologies.map(askAgain), introduction, legal_basis, legal_basis_url };
}

/** Idempotent if the caller supplies the id. */
export const createReport = (ctx: TenantCtx, { id = uuidv7(), from_id, ...input }: NewReport) =>
  inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "yearly_reports");
    await lockNew(ctx, id);
    refuseProblems("yearly_report", await basicProblems(ctx, input));
    const content: ReportContent = { ...input, ...(await takeOver(ctx, from_id)), decisions: [] };
    const by = userIdOf(ctx);
    const inserted = await ctx.db
      .insertInto("yearly_reports")
      .values({
        id,
        customer_id: ctx.customer_id,
        slug: await chooseSlug(ctx, content),
        content: JSON.stringify(content),
        technology_count: content.technologies.length,
        ...countAnswers(content),
        created_by: by,
        updated_by: by,
      })
      .onConflict((row) => row.column("id").doNothing())
      .executeTakeFirst();
    const report = await getReport(ctx, id);
    if (inserted.numInsertedOrUpdatedRows)
      await audit(ctx, {
        action: "yearly_report.created",
        subject_type: "yearly_report",
        subject_id: id,
        after: { ...input, from_id },
      });
    return report;
  });
