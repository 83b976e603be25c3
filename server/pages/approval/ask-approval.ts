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
import { findWaiting, settleApproval } from "./hold-approval.ts";
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

async function requireOn(ctx: TenantCtx) {
  const { approved_by } = await readApprovalSettings(ctx);
  if (approved_by === null)
    throw new AppError("approval_off", "This workspace publishes without approval: publish the page");
  return approved_by;
}

const endWaiting = ({ db, customer_id }: TenantCtx, page_id: string) =>
  db
    .updateTable("approvals")
    .set({ state: "cancelled", decided_at: sql<string>`clock_timestamp()` })
    .where("customer_id", "=", customer_id)
    .where("page_id", "=", page_id)
    .where("state", "=", "waiting")
    .execute();

/** Asks for the page as it is now; replaces what was asked for before. */
export const askApproval = (ctx: TenantCtx, page_id: string, { note, digest }: Wanted): Promise<Approval> =>
  inTransaction(ctx, async (ctx) => {
    await holdToChange(ctx, "pages", [page_id]);
    await findPage(ctx, page_id);
    await requireOn(ctx);
    const page = await composeToPublish(ctx, page_id, digest);
    await endWaiting(ctx, page_id);
    const id = uuidv7();
    const asked = { digest: page.digest, note: note || null, asked_by: await personBehind(ctx) };
    await ctx.db
      .insertInto("approvals")
      .values({ id, customer_id: ctx.customer_id, page_id, ...asked })
      .execute();
    const after = { approval: id, note: asked.note };
    await audit(ctx, { action: "approval.asked", subject_type: "page", subject_id: page_id, after });
    return findApproval(ctx, id);
  });

async function pageOf({ db, customer_id }: TenantCtx, id: string) {
  const found = await db
    .selectFrom("approvals")
    .select("page_id")
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw notFound("Approval");
  return found.page_id;
}

const decided = () => new AppError("approval_missing", "Nothing waits here any more");

/** By a person who may approve: the one who asked takes it back instead. */
export const sendBack = (ctx: TenantCtx, id: string, remark: string): Promise<Approval> =>
  inTransaction(ctx, async (ctx) => {
    const page_id = await pageOf(ctx, id);
    await holdToChange(ctx, "pages", [page_id]);
    const waiting = await findWaiting(ctx, page_id, await requireOn(ctx));
    if (waiting.id !== id) throw decided();
    await settleApproval(ctx, waiting, { state: "sent_back", remark });
    return findApproval(ctx, id);
  });

export const cancelApproval = (ctx: TenantCtx, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const page_id = await pageOf(ctx, id);
    await holdToChange(ctx, "pages", [page_id]);
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
    await audit(ctx, { action: "approval.cancelled", subject_type: "page", subject_id: page_id, before });
  });
