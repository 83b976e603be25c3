import { createElement, Fragment } from "react";
import { publicReport } from "#guide/reports/public-report.ts";
import { ReportPage } from "#guide/reports/ReportPage.tsx";
import { ReportsPage } from "#guide/reports/ReportsPage.tsx";
import { Frame } from "#guide/parts/Frame.tsx";
import { reportWords } from "#guide/report-words.ts";
import { listAdopted, measureAdopted, readAdopted } from "#server/yearly-reports/read-public.ts";
import { isLong } from "../drawing/count-letters.ts";
import { openReading } from "../open-reading.ts";
import { titleIn } from "../show-page.ts";
import type { Show, SiteVisit, Visit } from "../visit-site.ts";
import { fileOf } from "../open-data/answer-file.ts";
import { WRITE_REPORT } from "./report-order.ts";

/** `/reports` */
export const showReports: Show = async (visit) => {
  const reading = openReading(visit, "/reports");
  const reports = await listAdopted(visit.public);
  const words = reportWords(reading);
  const page = createElement(ReportsPage, { reading, reports });
  return {
    kind: "page",
    path: "/reports",
    body: createElement(Frame, { reading, home: visit.frame.home?.snapshot ?? null }, page),
    head: { title: titleIn(reading, words.reports), description: words.reports_lead },
  };
};

const isInWorker = (visit: Visit) => !("workers" in visit.services);

/** `/reports/2025-2026`. A worker reads and draws a long one. */
export const showReport: Show<Visit> = async (visit) => {
  const slug = visit.params["slug"] ?? "";
  const path = `/reports/${slug}`;
  const found = await measureAdopted(visit.public, slug);
  if (!found) return undefined;
  const { letters } = found;
  const reading = openReading(visit, path);
  const shown = { kind: "page", path, letters, head: { title: titleIn(reading, found.title) } } as const;
  if (isLong(found) && !isInWorker(visit)) return { ...shown, body: createElement(Fragment) };
  const adopted = await readAdopted(visit.public, slug);
  if (!adopted) return undefined;
  const page = createElement(ReportPage, { reading, report: publicReport(adopted) });
  return {
    ...shown,
    body: createElement(Frame, { reading, home: visit.frame.home?.snapshot ?? null }, page),
  };
};

/** Drawn once for all who ask for it. */
async function write({ public: reading, frame, params, services }: SiteVisit, format: "pdf" | "json") {
  const slug = params["slug"] ?? "";
  const found = await measureAdopted(reading, slug);
  if (!found) return undefined;
  const { customer_id } = reading;
  const { name, responsable_org_logo_alt, time_zone, default_locale } = frame.site;
  const site = { name, responsable_org_logo_alt, time_zone, default_locale };
  const url = new URL(`/reports/${encodeURIComponent(slug)}`, frame.origin).href;
  return services.workers.draw(
    WRITE_REPORT,
    { customer_id, slug, revision: found.revision, format, url, site },
    { customer_id },
  );
}

/** `/reports/2025-2026.pdf`, in the report's own language. */
export const showReportPdf: Show = async (visit) => {
  const body = await write(visit, "pdf");
  return body && { kind: "file", content_type: "application/pdf", body };
};

/** `/reports/2025-2026.json` */
export const showReportData: Show = async (visit) => {
  const body = await write(visit, "json");
  return body && fileOf("json", body);
};
