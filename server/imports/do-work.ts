import { sql, type Updateable } from "kysely";
import { audit } from "#server/platform/records/audit.ts";
import { retryLostRace } from "#server/platform/context.ts";
import { type Db, TENANT_ROLE } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Imports } from "#server/platform/database/schema.ts";
import type { TaskTools } from "#server/platform/workers/worker-task.ts";
import { type ImportWork, ofJob, type Working } from "./import-job.ts";
import type { ImportJobRow } from "./import-plan.ts";

const FINISHED = { checking: "checked", running: "done", undoing: "undone" } as const;

export type Work = {
  /** The job's single transaction, restricted to the customer like a request. */
  readonly db: Db;
  /** Updates planner statistics, including rows written in this transaction. */
  readonly analyze: (tables: readonly string[]) => Promise<unknown>;
  readonly customer_id: string;
  readonly by: string;
  readonly import: ImportJobRow;
  readonly progress: (rows_done: number) => void;
};

/** Thrown if a record's version changed after its row was checked. */
export const changedMeanwhile = () => new AppError("conflict", "Some records changed after the import was checked");

/** One audit entry per import, not per row. */
export const auditImport = ({ db, customer_id, by, import: { id } }: Work, action: `import.${string}`, after: object) =>
  audit(
    { db, customer_id, actor: { kind: "user", id: by } },
    { action, subject_type: "import", subject_id: id, after },
  );

/** Applies row-level security to the owner's transaction, as for a request of the customer. */
async function bind(db: Db, customer_id: string) {
  await sql`set local role ${sql.id(TENANT_ROLE)}`.execute(db);
  await sql`select set_config('app.customer_id', ${customer_id}, true)`.execute(db);
}

/** Temporarily resets the role, because only the owner may analyze. */
async function analyzeTables(db: Db, customer_id: string, tables: readonly string[]) {
  await sql`reset role`.execute(db);
  await sql`select analyze_tables(${tables})`.execute(db);
  await bind(db, customer_id);
}

type Result = Pick<Updateable<Imports>, "counts" | "problem_counts" | "made" | "row_count" | "rows_done">;

/**
 * Does the work in a worker, in one transaction: all or nothing. Jobs of one import wait for each other, and only the
 * latest one may finish it.
 */
export const inOneTransaction =
  (working: Working, act: (work: Work) => Promise<Result>) =>
  async ({ job, import: ours }: ImportWork, { database, progress }: TaskTools) => {
    const { customer_id, user_id: by } = job;
    const doAll = async (db: Db) => {
      await bind(db, customer_id);
      await sql`select pg_advisory_xact_lock(hashtextextended(${job.import_id}, 0))`.execute(db);
      const analyze = (tables: readonly string[]) => analyzeTables(db, customer_id, tables);
      const result = await act({ db, analyze, customer_id, by, import: ours, progress });
      const ended = await ofJob(db, job, working)
        .set({ ...result, state: FINISHED[working], error: null, updated_at: sql`now()`, finished_at: sql`now()` })
        .executeTakeFirst();
      if (!ended.numUpdatedRows) throw new Error("The import was given to another job");
    };
    await retryLostRace(() => database.system.transaction().execute(doAll));
  };
