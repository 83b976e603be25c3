import {
  Logger,
  makeWorkerUtils,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from "graphile-worker";
import { EventEmitter } from "node:events";
import type { UiLocale } from "#contract/common.ts";
import pg from "pg";
import type { Connection, Database } from "#server/platform/database/db.ts";
import { watchWorkers } from "./worker-locks.ts";
import type { Log } from "#server/platform/process/log.ts";
import { retryingPool } from "#server/platform/database/retrying-pool.ts";

/** The import, which of its jobs, and the requester. */
type ImportJobPayload = { customer_id: string; import_id: string; job_id: string; user_id: string };

/** What managers are told about their workspace, and administrators about the installation. */
export type TeamNotice =
  | "provider_changed"
  | "city_only_changed"
  | "break_glass_changed"
  | "demand_off"
  | "directory_token_made"
  | "administrator_named"
  | "administrator_removed"
  | "workspace_suspended"
  | "workspace_deleted";

/** What people are told by mail, in case it was not them: about their account, or what they look after. */
export type SecurityNotice =
  | TeamNotice
  | "password_changed"
  | "password_reset"
  | "city_linked"
  | "api_token_made"
  | "authenticator_on"
  | "authenticator_off"
  | "recovery_codes_made"
  | "recovery_code_used"
  | "second_step_reset"
  | "passkey_added"
  | "passkey_removed"
  | "passkey_copied"
  | "new_device";

export type JobPayloads = {
  mail_password_reset: { email: string };
  mail_security_notice: {
    user_id: string;
    notice: SecurityNotice;
    device: string;
    at: string;
    /** Of a notice for a team: where it leads, the workspace or administrator it is about, and who did it. */
    team?: { path: string; about: string; by: string };
  };
  mail_invitation: { id: string; ui_locale: UiLocale };
  mail_share_link: { id: string; ui_locale: UiLocale };
  mail_assignment: { response_id: string; assignee_id: string; assigned_by: string };
  mail_digests: Record<string, never>;
  make_image_variants: { key: string };
  check_import: ImportJobPayload;
  run_import: ImportJobPayload;
  undo_import: ImportJobPayload;
  make_signs: { customer_id: string; batch_id: string };
  compare_pages: Record<string, never>;
  recount_chains: Record<string, never>;
  run_schedules: Record<string, never>;
  mail_approvals: Record<string, never>;
  roll_up_events: Record<string, never>;
  send_webhooks: Record<string, never>;
  send_records: Record<string, never>;
  check_links: Record<string, never>;
  sweep: Record<string, never>;
};

export type Jobs = {
  readonly add: <N extends keyof JobPayloads>(
    name: N,
    payload: JobPayloads[N],
    /** At most one job per `key` is pending, jobs of one `queue` run one at a time, and none before `run_at`. */
    options?: { key?: string; queue?: string; run_at?: Date },
  ) => Promise<void>;
  readonly start: () => Promise<void>;
  /** Accepts no more jobs and waits for running ones. */
  readonly stop: () => Promise<void>;
  /** Releases running jobs, so that the next worker, in this process or another, restarts them. */
  readonly cutOff: () => Promise<void>;
};

export type JobTasks = { [N in keyof JobPayloads]: (payload: JobPayloads[N]) => Promise<void> };

/**
 * The sweep runs hourly. Schedules, page comparisons and webhooks are queued when they are due; the entries here, once
 * a minute, catch what was lost. Chains are recounted after changes to checks or languages. Readings of the guide are
 * rolled up every minute.
 */
const CRONTAB = `
17 * * * * sweep ?max=1
7 * * * * mail_digests ?max=1&queue=mail_digests
* * * * * run_schedules ?max=1
* * * * * mail_approvals ?max=1&queue=mail_approvals&jobKey=mail_approvals
* * * * * roll_up_events ?max=1&queue=roll_up_events&jobKey=roll_up_events
* * * * * send_webhooks ?max=1&queue=send_webhooks&jobKey=send_webhooks
* * * * * send_records ?max=1&queue=send_records&jobKey=send_records
* * * * * compare_pages ?max=1&queue=compare_pages&jobKey=compare_pages
27 * * * * check_links ?max=1&queue=check_links&jobKey=check_links
47 * * * * recount_chains ?max=1&jobKey=recount_chains
`;

const START_OVER_MS = 1000;

/** The library's levels are a const enum, which only its own compiler can use. */
const isError = (level: string) => level === "error";

const loggerOf = (log: Log) =>
  new Logger(() => (level, message) => {
    if (isError(level)) log.error({ job: message }, "job failed");
    else log.trace(message);
  });

/** Creates the queue's tables as the owner, like all others. */
export async function migrateJobs(owner: Connection, log: Log) {
  const pgPool = new pg.Pool({ ...owner, max: 2 });
  const onError = (error: Error) => log.warn(`A database connection was lost: ${error.message}`);
  pgPool.on("error", onError).on("connect", (client) => client.on("error", onError));
  try {
    const utils = await makeWorkerUtils({ pgPool, logger: loggerOf(log) });
    await utils.migrate();
    await utils.release();
  } finally {
    await pgPool.end();
  }
}

/** Jobs are in the same database (graphile-worker), so they survive a crash and are done once. */
export async function createJobs(database: Database, tasks: JobTasks, log: Log): Promise<Jobs> {
  const shared = { pgPool: retryingPool(database.systemPool), logger: loggerOf(log) };
  const utils = await makeWorkerUtils(shared);
  let runner: Runner | undefined;
  let workers: WorkerPool | undefined;
  let stopWatching: (() => Promise<void>) | undefined;
  let isStopping = false;
  const options = {
    ...shared,
    taskList: tasks as unknown as TaskList,
    crontab: CRONTAB,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
  };

  /** The queue stops for good on an unexpected error. Nobody would notice, so restart it. */
  function startOver() {
    if (isStopping) return;
    void stopWatching?.();
    log.error("The job queue stopped; it starts over");
    setTimeout(() => void start().catch(startOver), START_OVER_MS).unref();
  }

  async function start() {
    if (isStopping) return;
    const events: WorkerEvents = new EventEmitter();
    events.on("pool:create", ({ workerPool }) => (workers = workerPool));
    stopWatching = watchWorkers(database, events, (error) => log.warn({ err: error }, "Nobody looked after lost jobs"));
    runner = await run({ ...options, events });
    void runner.promise.then(startOver, startOver);
  }

  return {
    add: async (name, payload, { key, queue, run_at } = {}) => {
      const task: string = name;
      const when = { ...(queue && { queueName: queue }), ...(run_at && { runAt: run_at }) };
      await utils.addJob(task, payload, { ...(key && { jobKey: key }), ...when, maxAttempts: 12 });
    },
    start,
    stop: async () => {
      isStopping = true;
      await runner?.stop().catch(() => undefined);
      await stopWatching?.();
      await utils.release();
    },
    cutOff: async () => {
      await workers?.forcefulShutdown("Guidepost stops");
    },
  };
}
