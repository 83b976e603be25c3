import { publicReport } from "#guide/reports/public-report.ts";
import type { Surroundings } from "#guide/reports/surroundings.ts";
import { totalFigures } from "#guide/reports/report-figures.ts";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import { listEditions, readAdopted } from "#server/yearly-reports/read-public.ts";

type Earlier = { readonly slug: string; readonly revision: number };

/** The other texts of a report, and the figures of the report before it. */
export async function readSurroundings(
  reading: PublicReading,
  slug: string,
  earlier: Earlier | null,
): Promise<Surroundings> {
  const [editions, before] = await Promise.all([
    listEditions(reading, slug),
    earlier ? readAdopted(reading, earlier) : undefined,
  ]);
  if (!before) return { editions, before: null };
  const report = publicReport(before);
  return { editions, before: { slug: report.slug, figures: totalFigures(report), currency: report.currency } };
}
