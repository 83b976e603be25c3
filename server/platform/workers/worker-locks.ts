import type { WorkerEvents } from "graphile-worker";
import { sql } from "kysely";
import type pg from "pg";
import type { Database } from "#server/platform/database/db.ts";
import { keepConnected } from "#server/platform/database/keep-connected.ts";

/** Grace period for jobs without a live lock, since workers start up and connections drop for a moment. */
const PATIENCE = sql`interval '10 seconds'`;
const LOOK_EVERY_MS = 20_000;

const LOCK_NAMES = "select pg_advisory_lock(hashtextextended(name, 0)) from unnest($1::text[]) as names (name)";

/**
 * The job queue leaves jobs to their process for four hours, even if it was killed, and blocks everything behind them
 * in the same queue. So pools and workers each hold an advisory lock under their name, which PostgreSQL releases when
 * they die: jobs whose worker holds no lock are freed.
 */
export function watchWorkers(database: Database, events: WorkerEvents, onError: (error: unknown) => void) {
  const names: string[] = [];
  let connection: pg.Client | undefined;
  let lockedCount = 0;
  let locking: Promise<void> | undefined;
  /** Locks names one statement at a time, until all are locked. */
  async function lockNames() {
    while (lockedCount < names.length) {
      const next = names.slice(lockedCount);
      await connection?.query(LOCK_NAMES, [next]);
      lockedCount += next.length;
    }
  }
  const lockAll = () => (locking ??= lockNames().finally(() => (locking = undefined)));
  const disconnect = keepConnected(database, {
    prepare: (client) => {
      connection = client;
      lockedCount = 0;
      return lockAll();
    },
    onLost: () => (connection = undefined),
  });
  const show = (name: string) => {
    names.push(name);
    if (connection) lockAll().catch(onError);
  };
  events.on("pool:create", ({ workerPool }) => show(workerPool.id));
  events.on("worker:create", ({ worker }) => show(worker.workerId));
  const look = () => void releaseJobsOfTheDead(database).catch(onError);
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  look();
  return async () => {
    clearInterval(timer);
    await disconnect();
  };
}

const releaseJobsOfTheDead = ({ system: db }: Database) =>
  sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from (
      select locked_by, locked_at from graphile_worker._private_jobs
      union all select locked_by, locked_at from graphile_worker._private_job_queues
    ) held
    where locked_at < now() - ${PATIENCE} and not exists (
      select from pg_locks
      where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32) | objid::bigint = hashtextextended(locked_by, 0)
    )`.execute(db);
