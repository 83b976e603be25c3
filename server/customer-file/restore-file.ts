import { sql } from "kysely";
import { COUNTED, type CustomerFileCounts, type RestoreReport } from "#contract/customer-file.ts";
import { retryLostRace } from "#server/platform/context.ts";
import type { Database, Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { audit } from "#server/platform/records/audit.ts";
import { planRestore, type RestorePlan } from "./plan-restore.ts";
import { type Archive, openArchive, unreadable } from "./read-archive.ts";
import { readCatalog } from "./read-catalog.ts";
import { restoreRows } from "./restore-rows.ts";
import { type Survey, surveyFile } from "./survey-file.ts";

export type Restoring = {
  readonly path: string;
  readonly dry_run: boolean;
  /** The administrator, or null on the command line. */
  readonly by: string | null;
};

export const countsOf = (counts: Readonly<Record<string, number>>): CustomerFileCounts =>
  Object.fromEntries(COUNTED.map((name) => [name, counts[name] ?? 0])) as CustomerFileCounts;

function reportOf({ manifest }: Archive, survey: Survey, plan: RestorePlan, { dry_run }: Restoring): RestoreReport {
  const { made_at, made_by, made_on, product_version, missing_images, files } = manifest;
  const images = Object.entries(files).filter(([name]) => name.startsWith("images/"));
  return {
    customer_id: dry_run ? null : plan.customer.id,
    name: plan.customer.name,
    slug: plan.site.slug,
    made_at,
    made_by,
    made_on,
    product_version,
    counts: countsOf(survey.counts),
    row_count: Object.values(survey.counts).reduce((sum, count) => sum + count, 0),
    image_bytes: images.reduce((sum, [, { bytes }]) => sum + bytes, 0),
    missing_image_count: missing_images.length,
    new_id_count: plan.new_ids,
    members: plan.people
      .filter(({ role }) => role !== null)
      .map(({ name, email, role, has_account }) => ({ name, email, role, has_account })),
    conflicts: [...plan.conflicts],
    new_taxonomies: plan.taxonomies.map(({ id }) => id),
  };
}

/** Data that PostgreSQL refuses: a value of the wrong type, a broken rule or reference, JSON that is too deep. */
const REFUSED = /^(22|23|54)/;

function explainRefusal(error: unknown): never {
  const { code, table, constraint, message } = error as Partial<Record<string, unknown>>;
  if (error instanceof AppError || typeof code !== "string" || !REFUSED.test(code)) throw error;
  const where = [table, constraint].filter((part) => typeof part === "string").join(": ");
  throw unreadable(`A row of the file does not fit: ${where || String(message).slice(0, 200)}`, error);
}

class DryRun extends Error {}

/**
 * Restores a file as a new customer, in one transaction. A dry run does the same and rolls it back, so it cannot promise
 * what would then fail. Images must be stored before.
 */
export async function restoreFile(database: Database, restoring: Restoring): Promise<RestoreReport> {
  const { path, dry_run, by } = restoring;
  const archive = await openArchive(path);
  try {
    const { system } = database;
    const tables = await readCatalog(system);
    const survey = await surveyFile(archive, tables, system);
    const plan = await planRestore(system, archive, survey);
    const report = reportOf(archive, survey, plan, restoring);
    const restore = async (db: Db) => {
      await restoreRows(db, archive, tables, plan);
      await audit(
        {
          db,
          customer_id: plan.customer.id,
          actor: by === null ? { kind: "system", id: null } : { kind: "user", id: by },
        },
        {
          action: "customer_file.restored",
          subject_type: "customer",
          subject_id: plan.customer.id,
          after: { name: report.name, slug: report.slug, made_at: report.made_at, row_count: report.row_count },
        },
      );
      if (dry_run) throw new DryRun();
    };
    await retryLostRace(() => system.transaction().execute(restore)).catch((error: unknown) => {
      if (!(error instanceof DryRun)) explainRefusal(error);
    });
    if (!dry_run) await tidyIndexes(system);
    return report;
  } finally {
    archive.close();
  }
}

/** As after an import: empties the pending lists of the search indexes, and tells the planner what has grown. */
async function tidyIndexes(db: Db) {
  await sql`select tidy_search_indexes()`.execute(db);
  await sql`select analyze_tables(array['devices', 'locations', 'algorithms', 'pages', 'publications'])`.execute(db);
}
