import { sql } from "kysely";
import type { ImportError } from "#contract/import-problems.ts";
import type { Database, Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Services } from "#server/platform/services.ts";
import { IMPORT_TASKS, type ImportJob, ofJob, type Working } from "./import-job.ts";
import type { ImportJobRow } from "./import-plan.ts";

/** Where an import is again when its work came to nothing. */
export const FALLBACK = { checking: "uploaded", running: "checked", undoing: "done" } as const;

const PROGRESS_MS = 200;
const HEARTBEAT_MS = 5000;
/** Nobody is at work who has not given a sign for so long. */
const SILENCE = sql`interval '30 seconds'`;

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
      .returning(["id", "subject", "format", "filename", "mapping", "options", "locale", "made"])
      .$castTo<ImportJobRow>()
      .executeTakeFirst();
  });

/** Says how far the worker is, and that somebody is at it. What cannot be said is said later. */
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
const isIntegrity = (error: unknown) => INTEGRITY.test(String((error as { code?: unknown }).code));

function errorOf(error: unknown): ImportError {
  if (!(error instanceof AppError)) return isIntegrity(error) ? "changed_meanwhile" : "failed";
  if (error.code === "conflict") return "changed_meanwhile";
  const { code } = error;
  return code === "file_unreadable" || code === "took_too_long" || code === "out_of_memory" ? code : "failed";
}

/** No worker had time for it, or the server stops: the job is tried again, here or elsewhere. */
const isPostponed = (error: unknown) => error instanceof AppError && error.code === "unavailable";

/** What a bulk insert leaves in the index' waiting list would slow every search until the next vacuum. */
async function tidyIndexes({ system: db }: Database) {
  await sql`select tidy_search_indexes()`.execute(db);
  await sql`select analyze_tables(array['devices', 'locations', 'algorithms'])`.execute(db);
}

/**
 * A worker that was ended may leave a statement behind that PostgreSQL is still working on, with everything it has
 * locked: its connection is closed by its end of the lock that all work on an import takes.
 */
const closeConnection = ({ system: db }: Database, import_id: string) =>
  sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32) | objid::bigint = hashtextextended(${import_id}, 0)`.execute(db);

type Needs = Pick<Services, "database" | "workers">;

/** Has an import's work done by a worker, and writes down how it ended. */
export async function workImport({ database, workers }: Needs, job: ImportJob, working: Working) {
  const { customer_id } = job;
  const db = database.tenant(customer_id);
  const claimed = await claim(db, job, working);
  if (!claimed) return;
  const pulse = startPulse(db, job, working);
  try {
    const work = { job, import: claimed };
    await workers.run(IMPORT_TASKS[working], work, { customer_id, onProgress: pulse.progress });
  } catch (error) {
    await pulse.stop();
    if (isPostponed(error)) throw error;
    const code = errorOf(error);
    if (code === "took_too_long" || code === "out_of_memory") await closeConnection(database, job.import_id);
    // What could not be undone is still there, and undoing it can be tried again.
    const state = working === "undoing" ? FALLBACK.undoing : "failed";
    await ofJob(db, job, working)
      .set({ state, error: code, updated_at: sql`now()`, finished_at: sql`now()` })
      .execute();
    // What nobody foresaw belongs in the log.
    if (code === "failed") throw error;
    return;
  } finally {
    await pulse.stop();
  }
  if (working === "running") await tidyIndexes(database);
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
