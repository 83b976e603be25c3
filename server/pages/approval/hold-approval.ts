import { sql } from "kysely";
import type { Approver } from "#contract/approvals.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { audit } from "#server/platform/records/audit.ts";
import { readApprovalSettings } from "./approval-settings.ts";

/** What is approved: a page, or a yearly report. */
export type Subject = { readonly page_id: string } | { readonly report_id: string };

/** What is about to be published, as composed now. */
type Wanted = Subject & { readonly digest: string; readonly note: string | null | undefined };

/** A request that this person may grant, for exactly what is about to be published. */
export type HeldApproval = {
  readonly id: string;
  readonly page_id: string | null;
  readonly report_id: string | null;
  readonly note: string | null;
};

/** For the audit. */
export const subjectOf = ({ page_id, report_id }: Pick<HeldApproval, "page_id" | "report_id">) =>
  page_id === null
    ? { subject_type: "yearly_report", subject_id: String(report_id) }
    : { subject_type: "page", subject_id: page_id };

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

/** What waits for a page or a report, for a person who may decide on it: anyone who may approve, except who asked. */
export async function findWaiting(ctx: TenantCtx, subject: Subject, approved_by: Approver) {
  const waiting = await ctx.db
    .selectFrom("approvals")
    .select(["id", "page_id", "report_id", "digest", "note", "asked_by"])
    .where("customer_id", "=", ctx.customer_id)
    .where((of) =>
      "page_id" in subject ? of("page_id", "=", subject.page_id) : of("report_id", "=", subject.report_id),
    )
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
 * or report must be locked.
 */
export async function holdApproval(ctx: TenantCtx, wanted: Wanted): Promise<HeldApproval | undefined> {
  const { approved_by } = await readApprovalSettings(ctx);
  if (approved_by === null) return undefined;
  const { digest, ...waiting } = await findWaiting(ctx, wanted, approved_by);
  if (digest !== wanted.digest)
    throw new AppError("approval_outdated", "It has changed since approval was asked for: ask again");
  if (wanted.note !== undefined && (wanted.note || null) !== waiting.note) {
    const message = "The change note is part of what was asked for: leave it out, or send it back";
    throw new AppError("invalid_input", `note: ${message}`, { fields: { note: message } });
  }
  return waiting;
}

/** Ends a request with the decision of the caller. */
export async function settleApproval(
  ctx: TenantCtx,
  { id, ...of }: Pick<HeldApproval, "id" | "page_id" | "report_id">,
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
  await audit(ctx, { action: `approval.${state}`, ...subjectOf(of), after });
}
