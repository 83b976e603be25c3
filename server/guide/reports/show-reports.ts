import { createElement, Fragment } from "react";
import { publicReport } from "#guide/reports/public-report.ts";
import { ReportPage } from "#guide/reports/ReportPage.tsx";
import { ReportsPage } from "#guide/reports/ReportsPage.tsx";
import { Frame } from "#guide/parts/Frame.tsx";
import { reportWords } from "#guide/report-words.ts";
import { addressOf } from "#guide/machine-readable/addresses.ts";
import {
  findEarlier,
  listAdopted,
  measureAdopted,
  readAdopted,
  type Wanted,
} from "#server/yearly-reports/read-public.ts";
import { isLong } from "../drawing/count-letters.ts";
import { openReading } from "../open-reading.ts";
import { titleIn } from "../show-page.ts";
import type { Show, SiteVisit, Visit } from "../visit-site.ts";
import { fileOf, guideAt, jsonOf } from "../open-data/answer-file.ts";
import { readSurroundings } from "./read-surroundings.ts";
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

const REVISION = /^[1-9]\d{0,5}$/;

/** The text that an address names; undefined if it names none. */
function wantedIn({ slug = "", revision }: Readonly<Record<string, string>>): Wanted | undefined {
  if (revision === undefined) return { slug, revision: null };
  return REVISION.test(revision) ? { slug, revision: Number(revision) } : undefined;
}

const pathOf = ({ slug, revision }: Wanted) =>
  `/reports/${encodeURIComponent(slug)}${revision === null ? "" : `/versions/${revision}`}`;

async function find(visit: Pick<Visit, "public" | "params">) {
  const wanted = wantedIn(visit.params);
  const found = wanted && (await measureAdopted(visit.public, wanted));
  if (!found) return undefined;
  const before = (await findEarlier(visit.public, found.starts_on)) ?? null;
  return { wanted, found, before };
}

/** `/reports/2025-2026` and `/reports/2025-2026/versions/1`. A worker reads and draws a long one. */
export const showReport: Show<Visit> = async (visit) => {
  const reportFound = await find(visit);
  if (!reportFound) return undefined;
  const { wanted, found, before } = reportFound;
  const path = pathOf(wanted);
  const letters = found.letters + (before?.letters ?? 0);
  const reading = openReading(visit, path);
  const shown = { kind: "page", path, letters, head: { title: titleIn(reading, found.title) } } as const;
  if (isLong({ letters }) && !isInWorker(visit)) return { ...shown, body: createElement(Fragment) };
  const adopted = await readAdopted(visit.public, wanted);
  if (!adopted) return undefined;
  const around = await readSurroundings(visit.public, wanted.slug, before);
  const page = createElement(ReportPage, { reading, report: publicReport(adopted), around });
  return {
    ...shown,
    body: createElement(Frame, { reading, home: visit.frame.home?.snapshot ?? null }, page),
  };
};

/** Drawn once for all who ask for it. */
async function write(visit: SiteVisit, format: "pdf" | "json") {
  const reportFound = await find(visit);
  if (!reportFound) return undefined;
  const { wanted, found, before } = reportFound;
  const { customer_id } = visit.public;
  const { site, origin } = visit.frame;
  const { name, responsable_org_logo_alt, time_zone, default_locale } = site;
  return visit.services.workers.draw(
    WRITE_REPORT,
    {
      customer_id,
      slug: wanted.slug,
      revision: found.revision,
      newest: found.newest,
      before: before && { slug: before.slug, revision: before.revision },
      format,
      url: new URL(pathOf(wanted), origin).href,
      site: { name, responsable_org_logo_alt, time_zone, default_locale },
    },
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

/** `/reports.json`: every adopted report, with the addresses of its texts. */
export const showReportsData: Show = async (visit) => {
  const reports = await listAdopted(visit.public);
  const guide = guideAt(visit);
  const at = (path: string) => addressOf(guide, path);
  return jsonOf("json", {
    reports: reports.map(({ slug, ...report }) => ({
      slug,
      ...report,
      url: at(`/reports/${slug}`),
      json: at(`/reports/${slug}.json`),
      pdf: at(`/reports/${slug}.pdf`),
      versions: Array.from({ length: report.revision }, (_, index) => at(`/reports/${slug}/versions/${index + 1}`)),
    })),
  });
};
