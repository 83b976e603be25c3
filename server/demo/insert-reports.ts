import { countAnswers } from "#contract/report-checks.ts";
import type { AdoptedReport, ReportContent } from "#contract/yearly-reports.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { readRecords } from "#server/yearly-reports/read-records.ts";
import { REPORTED } from "./report-answers.ts";
import { dayIn, daysAgo, type Workshop } from "./workshop.ts";

/** The city's year ends in June. */
function lastEnd({ now }: Workshop) {
  const date = new Date(now);
  return date.getUTCMonth() >= 6 ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
}

async function idsBy({ db, customer_id }: Workshop) {
  const [devices, algorithms] = await Promise.all([
    db.selectFrom("devices").select(["id", "reference as key"]).where("customer_id", "=", customer_id).execute(),
    db.selectFrom("algorithms").select(["id", "name as key"]).where("customer_id", "=", customer_id).execute(),
  ]);
  return new Map([...devices, ...algorithms].map(({ key, id }) => [key, id]));
}

/** One report to work on, and last year's as it was adopted. */
export async function insertReports(shop: Workshop, manager: string) {
  const { db, customer_id, by, newId } = shop;
  const ids = await idsBy(shop);
  const idsOf = (keys: readonly string[]) => keys.flatMap((key) => ids.get(key) ?? []);
  const contentOf = (ends: number, answers: "lastYear" | "thisYear"): ReportContent => ({
    title: "Report on surveillance technology",
    starts_on: `${ends - 1}-07-01`,
    ends_on: `${ends}-06-30`,
    due_on: answers === "thisYear" ? dayIn(shop, 19) : `${ends}-12-01`,
    template: "general",
    locale: "en",
    legal_basis: "Seaview Municipal Code, Chapter 9.64",
    legal_basis_url: null,
    introduction:
      "What the city watches in public space, for whom, and what came of it. Where nothing was recorded, the report says so.",
    currency: "EUR",
    technologies: REPORTED.map((technology, at) => ({
      id: `technology-${at + 1}`,
      name: technology.name,
      used_by: technology.used_by,
      label_ids: [],
      device_ids: idsOf(technology.references),
      algorithm_ids: idsOf(technology.algorithms),
      answers: technology[answers],
    })),
    decisions: [
      {
        id: "decision-1",
        title: "Keep the licence plate reader for another year",
        text: "The port asks for it until the new gate opens.",
      },
    ],
  });
  const end = lastEnd(shop);
  const [draft, past] = [contentOf(end, "thisYear"), contentOf(end - 1, "lastYear")];
  const adopted_at = `${end - 1}-11-18T17:20:00.000Z`;
  const slug = `${end - 2}-${end - 1}`;
  const records = await readRecords({ db, customer_id } as TenantCtx, past);
  const adopted: AdoptedReport = {
    format: 1,
    slug,
    revision: 1,
    adopted_at,
    first_adopted_at: adopted_at,
    content: past,
    records,
  };
  const row = (content: ReportContent) => ({
    id: newId(),
    customer_id,
    content: JSON.stringify(content),
    technology_count: content.technologies.length,
    ...countAnswers(content),
    created_by: by,
    updated_by: by,
  });
  const adoptedRow = row(past);
  await db
    .insertInto("yearly_reports")
    .values([
      {
        ...adoptedRow,
        slug,
        adopted: JSON.stringify(adopted),
        revision: 1,
        adopted_at,
        first_adopted_at: adopted_at,
        adopted_by: manager,
        created_at: adopted_at,
        updated_at: adopted_at,
      },
      {
        ...row(draft),
        slug: `${end - 1}-${end}`,
        adopted: null,
        revision: 0,
        adopted_at: null,
        first_adopted_at: null,
        adopted_by: null,
        created_at: daysAgo(shop, 40),
        updated_at: daysAgo(shop, 0.3),
      },
    ])
    .execute();
  const version = { revision: 1, adopted: JSON.stringify(adopted), adopted_at, adopted_by: manager };
  await db
    .insertInto("yearly_report_versions")
    .values({ customer_id, report_id: adoptedRow.id, ...version })
    .execute();
}
