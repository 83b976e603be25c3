import { sql, type Updateable } from "kysely";
import type { ImportError } from "#contract/import-problems.ts";
import { audit } from "#server/platform/audit.ts";
import { type Database, type Db, TENANT_ROLE } from "#server/platform/db.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Imports } from "#server/platform/schema.ts";
import type { ImportJobRow } from "./import-plan.ts";

export type ImportJob = {
  readonly customer_id: string;
  readonly import_id: string;
  readonly job_id: string;
  /** Who asked for it. */
  readonly user_id: string;
};
export type Working = "checking" | "running" | "undoing";

/** Where an import is again when its work came to nothing. */
export const FALLBACK = { checking: "uploaded", running: "checked", undoing: "done" } as const;
const FINISHED = { checking: "checked", running: "done", undoing: "undone" } as const;

const PROGRESS_MS = 200;
const HEARTBEAT_MS = 5000;
/** Nobody is at work who has not given a sign for so long. */
const SILENCE = sql`interval '30 seconds'`;

export type Work = {
  /** Inside the one transaction of the job, bound to the customer as a request is. */
  readonly db: Db;
  /** Makes the planner look at tables again, at what this transaction wrote too. */
  readonly analyze: (tables: readonly string[]) => Promise<unknown>;
  readonly customer_id: string;
  readonly by: string;
  readonly import: ImportJobRow;
  readonly progress: (rows_done: number) => void;
};

/** The records are not what they were when the rows were judged. */
export const changedMeanwhile = () => new AppError("conflict", "Records were changed since the import was checked");

/** One entry for the whole import. */
export const auditImport = ({ db, customer_id, by, import: { id } }: Work, action: `import.${string}`, after: object) =>
  audit(
    { db, customer_id, actor: { kind: "user", id: by } },
    { action, subject_type: "import", subject_id: id, after },
  );

const ofJob = (db: Db, { customer_id, import_id, job_id }: ImportJob, working: Working) =>
  db
    .updateTable("imports")
    .where("customer_id", "=", customer_id)
    .where("id", "=", import_id)
    .where("job_id", "=", job_id)
    .where("state", "=", working);

/**
 * Taken on by this job; none when it was given to another one, or given up. The job may be quicker than the request
 * that asked for it: holding the row by its id alone waits for what that request writes.
 */
const claim = (db: Db, job: ImportJob, working: Working) =>
  db.transaction().execute(async (db) => {
    await db
      .selectFrom("imports")
      .select("id")
      .where("customer_id", "=", job.customer_id)
      .where("id", "=", job.import_id)
      .forUpdate()
      .execute();
    return ofJob(db, job, working)
      .set({ started_at: sql`now()`, updated_at: sql`now()`, rows_done: 0 })
      .returning(["id", "subject", "format", "mapping", "options", "locale", "made"])
      .$castTo<ImportJobRow>()
      .executeTakeFirst();
  });

/** A transaction of the system's login that row-level security binds like any request of the customer. */
async function bind(db: Db, customer_id: string) {
  await sql`set local role ${sql.id(TENANT_ROLE)}`.execute(db);
  await sql`select set_config('app.customer_id', ${customer_id}, true)`.execute(db);
}

/** No tenant may. */
async function analyzeTables(db: Db, customer_id: string, tables: readonly string[]) {
  await sql`reset role`.execute(db);
  await sql`select analyze_tables(${tables})`.execute(db);
  await bind(db, customer_id);
}

/** Says through another connection how far it is, and that somebody is at it. What cannot be said is said later. */
function startPulse(db: Db, job: ImportJob, working: Working) {
  let [rows_done, isTold] = [0, true];
  let telling: Promise<unknown> | undefined;
  const tell = () => {
    if (telling) return;
    isTold = true;
    telling = ofJob(db, job, working)
      .set({ rows_done, updated_at: sql`now()` })
      .execute()
      .catch(() => undefined)
      .finally(() => (telling = undefined));
  };
  const timers = [setInterval(tell, HEARTBEAT_MS), setInterval(() => !isTold && tell(), PROGRESS_MS)];
  return {
    progress: (count: number) => {
      rows_done = count;
      isTold = false;
    },
    stop: async () => {
      timers.forEach(clearInterval);
      await telling;
    },
  };
}

/** A name that was taken, or something that is gone: the database found it before we did. */
const INTEGRITY = /^23/;
const isConflict = (error: unknown) =>
  error instanceof AppError ? error.code === "conflict" : INTEGRITY.test(String((error as { code?: unknown }).code));

const errorOf = (error: unknown): ImportError => {
  if (error instanceof AppError && error.code === "file_unreadable") return "file_unreadable";
  return isConflict(error) ? "changed_meanwhile" : "failed";
};

type Result = Pick<Updateable<Imports>, "counts" | "problem_counts" | "made" | "row_count" | "rows_done">;

/**
 * Does an import's work in one transaction: all of it or nothing, whatever happens to this process. Two jobs of one
 * import wait for each other, and only the one that was asked last can end it.
 */
export async function workOff(
  database: Database,
  job: ImportJob,
  working: Working,
  act: (work: Work) => Promise<Result>,
) {
  const db = database.tenant(job.customer_id);
  const claimed = await claim(db, job, working);
  if (!claimed) return;
  const pulse = startPulse(db, job, working);
  try {
    await database.system.transaction().execute(async (db) => {
      const { customer_id, user_id: by } = job;
      await bind(db, customer_id);
      await sql`select pg_advisory_xact_lock(hashtextextended(${job.import_id}, 0))`.execute(db);
      const analyze = (tables: readonly string[]) => analyzeTables(db, customer_id, tables);
      const result = await act({ db, analyze, customer_id, by, import: claimed, progress: pulse.progress });
      await pulse.stop();
      const ended = await ofJob(db, job, working)
        .set({ ...result, state: FINISHED[working], error: null, updated_at: sql`now()`, finished_at: sql`now()` })
        .executeTakeFirst();
      if (!ended.numUpdatedRows) throw new Error("The import was given to another job");
    });
  } catch (error) {
    await pulse.stop();
    const code = errorOf(error);
    // What could not be undone is still there, and undoing it can be tried again.
    const state = working === "undoing" ? FALLBACK.undoing : "failed";
    await ofJob(db, job, working)
      .set({ state, error: code, updated_at: sql`now()`, finished_at: sql`now()` })
      .execute();
    // What nobody foresaw belongs in the log.
    if (code === "failed") throw error;
  } finally {
    await pulse.stop();
  }
}

/** An import whose job has died is as it was before: a look at it is enough to find that out. */
export async function releaseInterrupted(db: Db, customer_id: string) {
  for (const [working, state] of Object.entries(FALLBACK))
    await db
      .updateTable("imports")
      .set({ state, error: "interrupted" satisfies ImportError, job_id: null, rows_done: 0 })
      .where("customer_id", "=", customer_id)
      .where("state", "=", working)
      .where("started_at", "is not", null)
      .where(sql<boolean>`updated_at < now() - ${SILENCE}`)
      .execute();
}
