import { sql } from "kysely";
import type { PageCard, PageSnapshot, Schedule } from "#contract/publications.ts";
import { audit } from "#server/platform/records/audit.ts";
import { retryLostRace } from "#server/platform/context.ts";
import type { Database, Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { readApprovalSettings } from "../approval/approval-settings.ts";
import { composeSnapshot } from "./compose-snapshot.ts";
import { judgeKept } from "./judge-kept.ts";
import { narrowKept } from "./narrow-kept.ts";
import { refuseErrors } from "./publish-page.ts";
import { writeWithdrawal } from "./withdraw-page.ts";
import { type Publishing, writePublication } from "./write-publication.ts";

type Failure = NonNullable<Schedule["failed_because"]>;
type Due = { readonly id: string; readonly customer_id: string; readonly page_id: string; readonly is_late: boolean };
type Held = {
  readonly page_id: string;
  readonly action: string;
  readonly note: string | null;
  readonly snapshot: PageSnapshot | null;
  readonly card: PageCard | null;
  readonly revision_number: number | null;
  readonly created_by: string | null;
  readonly is_approved: boolean;
};

/** Stop retrying this long after the scheduled time. */
const LATE = sql`interval '15 minutes'`;
const AT_ONCE = 100;

async function findDue({ system }: Database): Promise<Due[]> {
  return system
    .selectFrom("page_schedules")
    .innerJoin("customers", "customers.id", "page_schedules.customer_id")
    .select(["page_schedules.id", "customer_id", "page_id", sql<boolean>`at < now() - ${LATE}`.as("is_late")])
    .where("customers.is_open", "=", true)
    .where("at", "<=", sql<string>`now()`)
    .where("failed_because", "is", null)
    .orderBy("at")
    .limit(AT_ONCE)
    .execute();
}

/** Deleted in the transaction that performs it, so a second process finds nothing to do. */
const takeSchedule = (db: Db, { id, customer_id }: Due) =>
  db
    .deleteFrom("page_schedules")
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .where("at", "<=", sql<string>`now()`)
    .where("failed_because", "is", null)
    .returning(["page_id", "action", "note", "snapshot", "card", "revision_number", "created_by", "is_approved"])
    .$castTo<Held>()
    .executeTakeFirst();

/** Runs as the author of the schedule. */
const actorOf = (id: string | null): Publishing["actor"] => (id ? { kind: "user", id } : { kind: "system", id: null });

/** It was made while the workspace published without approval. */
async function requireApproved(ctx: Publishing, { is_approved }: Held) {
  const { approved_by } = await readApprovalSettings(ctx);
  if (approved_by !== null && !is_approved) throw new AppError("approval_missing", "Nobody approved this schedule");
}

async function publishKept(ctx: Publishing, held: Held) {
  const { page_id, snapshot, card, note, revision_number } = held;
  await requireApproved(ctx, held);
  const page = await composeSnapshot(ctx, page_id);
  if (!snapshot) throw new Error(`A schedule of page ${page_id} has no words to publish`);
  const narrowed = narrowKept({ snapshot, card }, page.snapshot);
  refuseErrors(await judgeKept(ctx, page, narrowed.snapshot));
  await writePublication(ctx, { ...narrowed, note, revision_number });
}

/** Locks the page first, like all writers: another process waits here and then finds the schedule gone. */
const runOne = (database: Database, due: Due) =>
  retryLostRace(() =>
    database
      .tenant(due.customer_id)
      .transaction()
      .execute(async (db) => {
        const reading = { db, customer_id: due.customer_id, services: { database } };
        await holdToChange(reading, "pages", [due.page_id]);
        const held = await takeSchedule(db, due);
        if (!held) return;
        const ctx = { ...reading, actor: actorOf(held.created_by) };
        if (held.action === "publish") await publishKept(ctx, held);
        else await writeWithdrawal(ctx, held.page_id, held.note ?? "");
      }),
  );

const MEANINGS: Readonly<Record<string, Failure>> = {
  not_found: "page_deleted",
  page_has_errors: "checks_failed",
  page_not_public: "page_not_public",
  approval_missing: "approval_missing",
};
const meaningOf = (error: unknown) => (error instanceof AppError ? MEANINGS[error.code] : undefined);

/** Keeps the schedule in the list with the reason, until someone dismisses it. */
const fail = (database: Database, { id, customer_id, page_id }: Due, failed_because: Failure) =>
  database
    .tenant(customer_id)
    .transaction()
    .execute(async (db) => {
      await holdToChange({ db, customer_id }, "pages", [page_id]);
      const failed = await db
        .updateTable("page_schedules")
        .set({ failed_because })
        .where("customer_id", "=", customer_id)
        .where("id", "=", id)
        .where("failed_because", "is", null)
        .returning(["action", "at", "created_by"])
        .executeTakeFirst();
      if (!failed) return;
      const { created_by, ...before } = failed;
      await audit(
        { db, customer_id, actor: actorOf(created_by) },
        { action: "schedule.failed", subject_type: "page", subject_id: page_id, before, after: { failed_because } },
      );
    });

/**
 * Runs due schedules, each exactly once across processes. Expected failures are recorded; unexpected ones are retried until
 * late, then recorded too. Throws the first unexpected error after all have run.
 */
export async function runSchedules(database: Database): Promise<void> {
  const errors: unknown[] = [];
  for (const due of await findDue(database))
    try {
      await runOne(database, due);
    } catch (error) {
      const failure = meaningOf(error) ?? (due.is_late ? "unexpected" : undefined);
      if (failure) await fail(database, due, failure);
      if (!meaningOf(error)) errors.push(error);
    }
  if (errors.length) throw errors[0];
}
