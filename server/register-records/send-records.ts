import { sql } from "kysely";
import type { Database } from "#server/platform/database/db.ts";
import { audit } from "#server/platform/records/audit.ts";
import type { Services } from "#server/platform/services.ts";
import { findConnection } from "#server/register-connections/find-connection.ts";
import { openRegister, type Register } from "#server/register-connections/open-register.ts";
import { RegisterError } from "#server/register-connections/register-error.ts";
import { type Accepted, type Due, dueColumns, performAction } from "./perform-action.ts";
import { noteStages, takeWorkspacesToLookAt } from "./note-stages.ts";
import { LEASE_SECONDS, pauseAfter } from "./rules.ts";

type Needs = Pick<Services, "database" | "outbound" | "secrets">;

/** Workspaces in one round, one algorithm of each, so that a slow register does not hold up others. */
const AT_ONCE = 10;

/** Sends again what was published anew, where the workspace wants that. */
const queueNewVersions = ({ system: db }: Database) =>
  sql`
    update register_records r
    set pending = 'send', requested_by = null, attempts = 0, next_at = now(),
      failed = null, problem = null, answer = null, reasons = '[]'
    from register_connections c, pages p, publications n
    where c.customer_id = r.customer_id and c.is_on and c.sends_again
      and p.customer_id = r.customer_id and p.algorithm_id = r.algorithm_id and p.deleted_at is null
      and n.page_id = p.id and n.ended_at is null and n.published_at > r.version_at
      and r.lars is not null and r.stage <> 'withdrawn' and r.pending is null`.execute(db);

/** Claims what is due. A concurrent process waits for the row lock and then finds it claimed. */
async function takeDue({ system: db }: Database): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update register_records
    set attempts = attempts + 1, next_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where pending is not null and next_at <= now() and algorithm_id in (
      select algorithm_id from (
        select r.algorithm_id, r.next_at,
          row_number() over (partition by r.customer_id order by r.next_at, r.algorithm_id) as turn
        from register_records r
          join register_connections c on c.customer_id = r.customer_id and c.is_on
          join customers k on k.id = r.customer_id and k.is_open
        where r.pending is not null and r.next_at <= now()
      ) due where turn = 1 order by next_at, algorithm_id limit ${sql.lit(AT_ONCE)})
    returning ${dueColumns}`.execute(db);
  return rows;
}

/** Only while nobody disconnected the register or asked anew. */
const ofAttempt = ({ algorithm_id, customer_id, pending, attempts }: Due) =>
  sql`algorithm_id = ${algorithm_id} and customer_id = ${customer_id} and pending = ${pending} and attempts = ${attempts}`;

const actorOf = ({ requested_by }: Due) =>
  requested_by === null ? ({ kind: "system", id: null } as const) : ({ kind: "user", id: requested_by } as const);

const DONE = { send: "sent", release: "released", withdraw: "withdrawn" } as const;

const noteAccepted = ({ system }: Database, due: Due, { lars, stage, digest, isAsked }: Accepted) =>
  system.transaction().execute(async (db) => {
    const { numAffectedRows } = await sql`
      update register_records
      set pending = null, lars = ${lars}, stage = ${stage}, failed = null, problem = null, answer = null, reasons = '[]',
        digest = coalesce(${digest ?? null}::text, digest),
        sent_at = case when ${digest ?? null}::text is null then sent_at else now() end
      where ${ofAttempt(due)}`.execute(db);
    if (!numAffectedRows || !isAsked) return;
    await audit(
      { db, customer_id: due.customer_id, actor: actorOf(due) },
      {
        action: `register_record.${DONE[due.pending]}`,
        subject_type: "algorithm",
        subject_id: due.algorithm_id,
        before: { lars: due.lars, stage: due.stage },
        after: { lars, stage },
      },
    );
  });

/** Our own limit: tried again without counting. */
const noteWaiting = async ({ system: db }: Database, due: Due, seconds: number) =>
  sql`
    update register_records set attempts = attempts - 1, next_at = now() + make_interval(secs => ${seconds})
    where ${ofAttempt(due)}`.execute(db);

const noteRefused = ({ system }: Database, due: Due, error: RegisterError) =>
  system.transaction().execute(async (db) => {
    const { problem, answer, reasons } = error;
    const pause = error.isPassing ? pauseAfter(due.attempts) : undefined;
    const { numAffectedRows } = await sql`
      update register_records
      set failed = pending, problem = ${problem}, answer = ${answer || null}, reasons = ${JSON.stringify(reasons)}::jsonb,
        pending = case when ${pause ?? null}::int is null then null else pending end,
        -- given up: sent again by itself only after another publication
        version_at = case when ${pause ?? null}::int is null then now() else version_at end,
        next_at = now() + make_interval(secs => ${pause ?? 0})
      where ${ofAttempt(due)}`.execute(db);
    if (!numAffectedRows || pause !== undefined) return;
    await audit(
      { db, customer_id: due.customer_id, actor: actorOf(due) },
      {
        action: "register_record.refused",
        subject_type: "algorithm",
        subject_id: due.algorithm_id,
        before: { lars: due.lars, stage: due.stage },
        after: { action: due.pending, problem, answer },
      },
    );
  });

/** Registers of one run, so that a batch of algorithms signs in once. */
type Open = Map<string, Register>;

async function registerOf(needs: Needs, open: Open, { customer_id }: { readonly customer_id: string }) {
  const connection = await findConnection(needs, customer_id);
  if (!connection) return undefined;
  const key = `${customer_id} ${connection.lock_version}`;
  const register = open.get(key) ?? openRegister(needs, connection);
  open.set(key, register);
  return register;
}

async function attempt(needs: Needs, open: Open, due: Due): Promise<void> {
  try {
    const register = await registerOf(needs, open, due);
    if (register) await noteAccepted(needs.database, due, await performAction(needs.database, register, due));
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error;
    if (error.wait_seconds === undefined) await noteRefused(needs.database, due, error);
    else await noteWaiting(needs.database, due, error.wait_seconds);
  }
}

/** Looks at what the register's editors did. If that fails, the next look comes soon enough. */
async function lookAt(needs: Needs, open: Open, customer_id: string): Promise<void> {
  try {
    const register = await registerOf(needs, open, { customer_id });
    if (register) await noteStages(needs.database, customer_id, await register.list());
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error;
  }
}

/** An unexpected error of one must not leave the others running on their own. */
async function settleAll(attempts: readonly Promise<void>[]) {
  for (const one of await Promise.allSettled(attempts)) if (one.status === "rejected") throw one.reason;
}

/** The job: does what is due until nothing is, or until the register's limit is reached; then looks around. */
export async function sendRecords(needs: Needs): Promise<void> {
  const open: Open = new Map();
  await queueNewVersions(needs.database);
  for (let due = await takeDue(needs.database); due.length; due = await takeDue(needs.database))
    await settleAll(due.map((one) => attempt(needs, open, one)));
  const waiting = await takeWorkspacesToLookAt(needs.database);
  await settleAll(waiting.map((customer_id) => lookAt(needs, open, customer_id)));
}
