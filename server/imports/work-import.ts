import { sql } from "kysely";
import type { ImportError } from "#contract/import-problems.ts";
import type { Database, Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Services } from "#server/platform/services.ts";
import { IMPORT_TASKS, type ImportJob, ofJob, type Working } from "./import-job.ts";
import type { ImportJobRow } from "./import-plan.ts";

/** The state an import returns to when its work is interrupted. */
export const FALLBACK = { checking: "uploaded", running: "checked", undoing: "done" } as const;

const PROGRESS_MS = 200;
const HEARTBEAT_MS = 5000;
/** Without a heartbeat for this long, the job counts as dead. */
const SILENCE = sql`interval '30 seconds'`;

/**
 * Claims the import, unless it now belongs to another job. The job may start before its request commits: locking the row
 * by id alone waits for that commit.
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
      .returning(["id", "subject", "format", "reading", "filename", "recipe", "options", "locale", "made"])
      .$castTo<ImportJobRow>()
      .executeTakeFirst();
  });

/** Stores progress and a heartbeat. Failed updates are skipped; the next one includes them. */
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

/** Unique or foreign key violations: a name was taken or a row deleted since the check. */
const INTEGRITY = /^23/;
const isIntegrity = (error: unknown) => INTEGRITY.test(String((error as { code?: unknown }).code));

function errorOf(error: unknown): ImportError {
  if (!(error instanceof AppError)) return isIntegrity(error) ? "changed_meanwhile" : "failed";
  if (error.code === "conflict") return "changed_meanwhile";
  const { code } = error;
  return code === "file_unreadable" || code === "took_too_long" || code === "out_of_memory" ? code : "failed";
}

/** No worker was free or the server is stopping, so the job is retried. */
const isPostponed = (error: unknown) => error instanceof AppError && error.code === "unavailable";

/** Flushes the pending list of the search indexes, which would slow every search until the next vacuum. */
async function tidyIndexes({ system: db }: Database) {
  await sql`select tidy_search_indexes()`.execute(db);
  await sql`select analyze_tables(array['devices', 'locations', 'algorithms'])`.execute(db);
}

/**
 * A killed worker's statement may still run and hold locks. Closes its connection, found by the advisory lock that all
 * work on an import takes.
 */
const closeConnection = ({ system: db }: Database, import_id: string) =>
  sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32) | objid::bigint = hashtextextended(${import_id}, 0)`.execute(db);

type Needs = Pick<Services, "database" | "workers">;

/** Runs the work in a worker and stores its outcome. */
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
    // A failed undo leaves everything in place, so it can be retried.
    const state = working === "undoing" ? FALLBACK.undoing : "failed";
    await ofJob(db, job, working)
      .set({ state, error: code, updated_at: sql`now()`, finished_at: sql`now()` })
      .execute();
    // Unexpected errors must reach the log.
    if (code === "failed") throw error;
    return;
  } finally {
    await pulse.stop();
  }
  if (working === "running") await tidyIndexes(database);
}

/** Resets imports whose job died. Called on every read, so no timer is needed. */
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
