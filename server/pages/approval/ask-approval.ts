import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Approval } from "#contract/approvals.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { audit } from "#server/platform/records/audit.ts";
import { findPage } from "../service.ts";
import { composeToPublish } from "../publishing/publish-page.ts";
import { readApprovalSettings } from "./approval-settings.ts";
import { findWaiting, settleApproval, type Subject, subjectOf } from "./hold-approval.ts";
import { findApproval } from "./list-approvals.ts";

type Wanted = { readonly note?: string | null | undefined; readonly digest?: string | undefined };

/** The person behind the caller: who made a service's token asks through it, and cannot approve. */
async function personBehind({ db, actor, customer_id }: TenantCtx): Promise<string | null> {
  if (actor.kind === "user") return actor.id;
  if (actor.kind === "share") return null;
  if (actor.user_id) return actor.user_id;
  const token = await db
    .selectFrom("api_tokens")
    .select("created_by")
    .where("customer_id", "=", customer_id)
    .where("id", "=", actor.id)
    .executeTakeFirst();
  return token?.created_by ?? null;
}

export async function requireApproval(ctx: TenantCtx) {
  const { approved_by } = await readApprovalSettings(ctx);
  if (approved_by === null) throw new AppError("approval_off", "This workspace publishes without approval: publish it");
  return approved_by;
}

const endWaiting = ({ db, customer_id }: TenantCtx, subject: Subject) =>
  db
    .updateTable("approvals")
    .set({ state: "cancelled", decided_at: sql<string>`clock_timestamp()` })
    .where("customer_id", "=", customer_id)
    .where((of) =>
      "page_id" in subject ? of("page_id", "=", subject.page_id) : of("report_id", "=", subject.report_id),
    )
    .where("state", "=", "waiting")
    .execute();

/** Replaces what was asked for before. The page or report must be locked. */
export async function recordRequest(ctx: TenantCtx, subject: Subject, wanted: { digest: string; note: string | null }) {
  await endWaiting(ctx, subject);
  const id = uuidv7();
  const { customer_id } = ctx;
  const of = { page_id: null, report_id: null, ...subject };
  await ctx.db
    .insertInto("approvals")
    .values({ id, customer_id, ...of, ...wanted, asked_by: await personBehind(ctx) })
    .execute();
  const after = { approval: id, note: wanted.note };
  await audit(ctx, { action: "approval.asked", ...subjectOf(of), after });
  return id;
}

/** Asks for the page as it is now. */
export const askApproval = (ctx: TenantCtx, page_id: string, { note, digest }: Wanted): Promise<Approval> =>
  inTransaction(ctx, async (ctx) => {
    await holdToChange(ctx, "pages", [page_id]);
    await findPage(ctx, page_id);
    await requireApproval(ctx);
    const page = await composeToPublish(ctx, page_id, digest);
    return findApproval(ctx, await recordRequest(ctx, { page_id }, { digest: page.digest, note: note || null }));
  });

/** What a request is about, locked until the transaction ends. */
async function holdSubject(ctx: TenantCtx, id: string) {
  const found = await ctx.db
    .selectFrom("approvals")
    .select(["page_id", "report_id"])
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw notFound("Approval");
  if (found.page_id !== null) await holdToChange(ctx, "pages", [found.page_id]);
  else await holdToChange(ctx, "yearly_reports", [String(found.report_id)]);
  return found;
}

const decided = () => new AppError("approval_missing", "Nothing waits here any more");

/** By a person who may approve: the one who asked takes it back instead. */
export const sendBack = (ctx: TenantCtx, id: string, remark: string): Promise<Approval> =>
  inTransaction(ctx, async (ctx) => {
    const { page_id, report_id } = await holdSubject(ctx, id);
    const subject = page_id === null ? { report_id: String(report_id) } : { page_id };
    const waiting = await findWaiting(ctx, subject, await requireApproval(ctx));
    if (waiting.id !== id) throw decided();
    await settleApproval(ctx, waiting, { state: "sent_back", remark });
    return findApproval(ctx, id);
  });

export const cancelApproval = (ctx: TenantCtx, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const of = await holdSubject(ctx, id);
    const cancelled = await ctx.db
      .updateTable("approvals")
      .set({ state: "cancelled", decided_at: sql<string>`coalesce(decided_at, clock_timestamp())` })
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", id)
      .where("state", "in", ["waiting", "sent_back"])
      .returning("note")
      .executeTakeFirst();
    if (!cancelled) throw decided();
    const before = { approval: id, note: cancelled.note };
    await audit(ctx, { action: "approval.cancelled", ...subjectOf(of), before });
  });
