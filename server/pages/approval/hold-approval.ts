import { sql } from "kysely";
import type { Approver } from "#contract/approvals.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { audit } from "#server/platform/records/audit.ts";
import { readApprovalSettings } from "./approval-settings.ts";

/** What is about to be published, as composed now. */
type Wanted = { readonly page_id: string; readonly digest: string; readonly note: string | null | undefined };

/** A request that this person may grant, for exactly what is about to be published. */
export type HeldApproval = { readonly id: string; readonly page_id: string; readonly note: string | null };

/** A service has no second pair of eyes: behind it may be the person who asked. */
function requirePerson({ actor }: TenantCtx): string {
  const id = actor.kind === "user" ? actor.id : actor.kind === "token" ? actor.user_id : null;
  if (id === null) throw new AppError("approval_by_person", "A person has to approve this, not a service");
  return id;
}

function requireApprover({ actor }: TenantCtx, approved_by: Approver) {
  const role = actor.kind === "share" ? null : actor.role;
  if (approved_by === "manager" && role !== "manager")
    throw new AppError("approval_by_manager", "Only managers approve in this workspace");
}

/** What waits for a page, for a person who may decide on it: anyone who may approve, except who asked. */
export async function findWaiting(ctx: TenantCtx, page_id: string, approved_by: Approver) {
  const waiting = await ctx.db
    .selectFrom("approvals")
    .select(["id", "page_id", "digest", "note", "asked_by"])
    .where("customer_id", "=", ctx.customer_id)
    .where("page_id", "=", page_id)
    .where("state", "=", "waiting")
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) throw new AppError("approval_missing", "Somebody has to ask for approval first");
  const person = requirePerson(ctx);
  requireApprover(ctx, approved_by);
  if (waiting.asked_by === person)
    throw new AppError("approval_own", "Somebody else has to approve what you asked for");
  return waiting;
}

/**
 * Refuses to publish what no second person may publish now. Undefined where the workspace asks for no approval. The page
 * must be locked.
 */
export async function holdApproval(ctx: TenantCtx, wanted: Wanted): Promise<HeldApproval | undefined> {
  const { approved_by } = await readApprovalSettings(ctx);
  if (approved_by === null) return undefined;
  const { digest, ...waiting } = await findWaiting(ctx, wanted.page_id, approved_by);
  if (digest !== wanted.digest)
    throw new AppError("approval_outdated", "The page has changed since approval was asked for: ask again");
  if (wanted.note !== undefined && (wanted.note || null) !== waiting.note) {
    const message = "The change note is part of what was asked for: leave it out, or send the page back";
    throw new AppError("invalid_input", `note: ${message}`, { fields: { note: message } });
  }
  return waiting;
}

/** Ends a request with the decision of the caller. */
export async function settleApproval(
  ctx: TenantCtx,
  { id, page_id }: Pick<HeldApproval, "id" | "page_id">,
  { state, remark = null }: { readonly state: "approved" | "sent_back"; readonly remark?: string | null },
) {
  const person = requirePerson(ctx);
  await ctx.db
    .updateTable("approvals")
    .set({ state, remark, decided_by: person, decided_at: sql<string>`clock_timestamp()` })
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .execute();
  const after = { approval: id, ...(remark && { remark }) };
  await audit(ctx, { action: `approval.${state}`, subject_type: "page", subject_id: page_id, after });
}
