import { publicReport } from "#guide/reports/public-report.ts";
import type { Database } from "#server/platform/database/db.ts";
import { readAdopted } from "#server/yearly-reports/read-public.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { drawReport } from "./draw-report.ts";
import type { ReportOrder } from "./report-order.ts";

/** Runs in a worker. */
export async function writeReport(
  { customer_id, slug, format, url, site }: ReportOrder,
  { database }: { readonly database: Database },
): Promise<Uint8Array> {
  const adopted = await readAdopted({ db: database.tenant(customer_id), customer_id }, slug);
  if (!adopted) throw notFound("Report");
  const report = publicReport(adopted);
  if (format === "pdf") return drawReport({ report, site, url });
  return Buffer.from(`${JSON.stringify({ url, ...report }, null, 2)}\n`);
}
