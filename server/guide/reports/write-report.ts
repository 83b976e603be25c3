import { publicReport } from "#guide/reports/public-report.ts";
import type { Database } from "#server/platform/database/db.ts";
import { readAdopted } from "#server/yearly-reports/read-public.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { drawReport } from "./draw-report.ts";
import { readSurroundings } from "./read-surroundings.ts";
import type { ReportOrder } from "./report-order.ts";

/** Runs in a worker. */
export async function writeReport(
  { customer_id, slug, revision, before, format, url, site }: ReportOrder,
  { database }: { readonly database: Database },
): Promise<Uint8Array> {
  const reading = { db: database.tenant(customer_id), customer_id };
  const adopted = await readAdopted(reading, { slug, revision });
  if (!adopted) throw notFound("Report");
  const [report, around] = [publicReport(adopted), await readSurroundings(reading, slug, before)];
  if (format === "pdf") return drawReport({ report, around, site, url });
  const { editions, before: earlier } = around;
  return Buffer.from(`${JSON.stringify({ url, ...report, versions: editions, before: earlier }, null, 2)}\n`);
}
