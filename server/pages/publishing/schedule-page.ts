import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import type { publicationsApi } from "#contract/publications.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError, conflict, notFound } from "#server/platform/http/errors.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { holdApproval, settleApproval } from "../approval/hold-approval.ts";
import { composeToPublish } from "./publish-page.ts";
import { findSchedule } from "./list-schedules.ts";
import { readSiteTime } from "./read-site-time.ts";
import { refuseHome } from "./withdraw-page.ts";
import { keepImages } from "./write-publication.ts";

type Wanted = z.output<typeof publicationsApi.schedule.body>;

const refuse = (field: string, message: string) =>
  new AppError("invalid_input", `${field}: ${message}`, { fields: { [field]: message } });

async function readMoment({ db, customer_id }: TenantCtx, local: string) {
  const { time_zone } = await db
    .selectFrom("sites")
    .select("time_zone")
    .where("customer_id", "=", customer_id)
    .executeTakeFirstOrThrow();
  const moment = readSiteTime(local, time_zone);
  if (Date.parse(moment.at) <= Date.now()) throw refuse("at", "Enter a time in the future");
  return moment;
}

/** Stores the current content for publishing later; edits made until then are not included. */
async function keepWords(ctx: TenantCtx, page_id: string, { digest, note }: Wanted) {
  const page = await composeToPublish(ctx, page_id, digest);
  const approval = await holdApproval(ctx, { page_id, digest: page.digest, note });
  if (approval) await settleApproval(ctx, approval, { state: "approved" });
  await keepImages(ctx, page.snapshot);
  return {
    note: approval ? approval.note : note || null,
    is_approved: approval !== undefined,
    snapshot: JSON.stringify(page.snapshot),
    card: page.card && JSON.stringify(page.card),
    digest: page.digest,
    revision_number: page.revision_number,
  };
}

async function keepReason(ctx: TenantCtx, page_id: string, note: string | null) {
  await refuseHome(ctx, page_id);
  if (!note) throw refuse("note", "Say why: residents will read it");
  return { note, is_approved: false, snapshot: null, card: null, digest: null, revision_number: null };
}

/** One schedule per page and kind: a new one replaces the old, even a failed one. */
async function write(ctx: TenantCtx, page_id: string, wanted: Wanted, at: string) {
  const { action } = wanted;
  const kept =
    action === "publish" ? await keepWords(ctx, page_id, wanted) : await keepReason(ctx, page_id, wanted.note || null);
  const values = { at, ...kept, failed_because: null, told_at: null, created_by: userIdOf(ctx) };
  const { id } = await ctx.db
    .insertInto("page_schedules")
    .values({ id: uuidv7(), customer_id: ctx.customer_id, page_id, action, ...values })
    .onConflict((row) =>
      row.constraint("page_schedules_one_of_kind").doUpdateSet({ ...values, created_at: sql`now()` }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  const after = { action, at, note: kept.note };
  await audit(ctx, { action: "schedule.created", subject_type: "page", subject_id: page_id, after });
  return id;
}

export async function schedulePage(ctx: TenantCtx, page_id: string, wanted: Wanted) {
  const { at, clock_change } = await readMoment(ctx, wanted.at);
  const schedule = await inTransaction(ctx, async (ctx) => {
    await holdToChange(ctx, "pages", [page_id]);
    const id = await write(ctx, page_id, wanted, at);
    return findSchedule(ctx, id);
  });
  // If this job is lost, the job that runs every minute finds the schedule.
  await ctx.services.jobs.add("run_schedules", {}, { key: `schedule ${schedule.id}`, run_at: new Date(at) });
  return { schedule, clock_change };
}

const KEPT = [
  "id",
  "page_id",
  "action",
  "at",
  "note",
  "digest",
  "revision_number",
  "is_approved",
  "created_at",
  "created_by",
] as const;
const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

async function pageOf({ db, customer_id }: TenantCtx, table: "page_schedules" | "cancelled_schedules", id: string) {
  const found = await db
    .selectFrom(table)
    .select("page_id")
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw notFound("Schedule");
  return found.page_id;
}

/** Long enough to notice a mistake the next morning. */
const forgetOld = ({ db, customer_id }: TenantCtx) =>
  db
    .deleteFrom("cancelled_schedules")
    .where("customer_id", "=", customer_id)
    .where("cancelled_at", "<", sql<string>`now() - interval '1 day'`)
    .execute();

export const cancelSchedule = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const page_id = await pageOf(ctx, "page_schedules", id);
    await holdToChange(ctx, "pages", [page_id]);
    const gone = await ctx.db
      .deleteFrom("page_schedules")
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", id)
      .returning([...KEPT, "snapshot", "card", "failed_because"])
      .executeTakeFirst();
    // It ran while we waited for the lock.
    if (!gone) throw notFound("Schedule");
    const { failed_because, snapshot, card, ...kept } = gone;
    await forgetOld(ctx);
    if (failed_because === null)
      await ctx.db
        .insertInto("cancelled_schedules")
        .values({ ...kept, customer_id: ctx.customer_id, snapshot: json(snapshot), card: json(card) })
        .execute();
    const { action, at, note } = kept;
    const before = { action, at, note, failed_because };
    await audit(ctx, { action: "schedule.removed", subject_type: "page", subject_id: page_id, before });
  });

/** Restores the schedule with its stored content, time and author. */
export async function uncancelSchedule(ctx: TenantCtx, id: string) {
  const schedule = await inTransaction(ctx, async (ctx) => {
    const page_id = await pageOf(ctx, "cancelled_schedules", id);
    await holdToChange(ctx, "pages", [page_id]);
    const back = await ctx.db
      .deleteFrom("cancelled_schedules")
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", id)
      .returning([...KEPT, "snapshot", "card"])
      .executeTakeFirst();
    if (!back) throw notFound("Schedule");
    if (Date.parse(back.at) <= Date.now())
      throw new AppError("schedule_passed", "The time of this schedule has passed: nothing was published");
    const { snapshot, card, ...kept } = back;
    const written = await ctx.db
      .insertInto("page_schedules")
      .values({ ...kept, customer_id: ctx.customer_id, snapshot: json(snapshot), card: json(card) })
      .onConflict((row) => row.constraint("page_schedules_one_of_kind").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!written) throw conflict("What is scheduled for this page", {});
    const { action, at, note } = kept;
    const after = { action, at, note };
    await audit(ctx, { action: "schedule.created", subject_type: "page", subject_id: page_id, after });
    return findSchedule(ctx, id);
  });
  const run_at = new Date(schedule.at);
  await ctx.services.jobs.add("run_schedules", {}, { key: `schedule ${schedule.id}`, run_at });
  return schedule;
}
