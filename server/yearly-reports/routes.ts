import { yearlyReportsApi } from "#contract/yearly-reports.ts";
import { done, route } from "#server/platform/http/http.ts";
import { adoptReport, correctReport } from "./adopt-report.ts";
import { askAdoption } from "./ask-adoption.ts";
import { createReport } from "./create-report.ts";
import { deleteReport } from "./delete-report.ts";
import { listReports } from "./list-reports.ts";
import { getReport } from "./read-report.ts";
import { saveReport } from "./save-report.ts";

export const yearlyReportRoutes = [
  route(yearlyReportsApi.list, (ctx, { query }) => listReports(ctx, query)),
  route(yearlyReportsApi.create, async (ctx, { body }) => ({
    yearly_report: await createReport(ctx, body.yearly_report),
  })),
  route(yearlyReportsApi.get, async (ctx, { params }) => ({ yearly_report: await getReport(ctx, params.id) })),
  route(yearlyReportsApi.save, async (ctx, { params, body }) => ({
    yearly_report: await saveReport(ctx, params.id, body.yearly_report),
  })),
  route(yearlyReportsApi.adopt, async (ctx, { params, body }) => ({
    yearly_report: await adoptReport(ctx, params.id, body),
  })),
  route(yearlyReportsApi.ask, async (ctx, { params, body }) => ({
    yearly_report: await askAdoption(ctx, params.id, body),
  })),
  route(yearlyReportsApi.correct, async (ctx, { params }) => ({ yearly_report: await correctReport(ctx, params.id) })),
  route(yearlyReportsApi.delete, (ctx, { params }) => done(deleteReport(ctx, params.id))),
];
