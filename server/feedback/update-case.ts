import { sql } from "kysely";
import type * as z from "zod";
import {
  ENDED_CASES,
  type FeedbackDetail,
  type feedbackApi,
  isUndecided,
  type Judgement,
  type MistakeState,
} from "#contract/feedback.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { requireVersion } from "#server/platform/database/locks.ts";
import { refuseQuotes } from "./refuse-quotes.ts";
import { findResponse, holdResponse } from "./service.ts";

type Change = z.output<typeof feedbackApi.update.body>["response"];
type Reply = z.output<typeof feedbackApi.publishReply.body>["reply"];
type Columns = {
  readonly case_status?: FeedbackDetail["case_status"];
  readonly is_complaint?: boolean | null;
  readonly assignee_id?: string | null;
  readonly internal_note?: string | null;
  readonly noted_by?: string | null;
  readonly noted_at?: ReturnType<typeof sql<string>>;
  readonly said?: string;
  readonly reply_draft?: string;
  readonly public_reply?: string | null;
  readonly reply_published_at?: ReturnType<typeof sql<string>> | null;
  readonly mistake_state?: MistakeState;
  readonly mistake_version?: number | null;
  readonly mistake_reason?: string | null;
};
type Texts = Readonly<Record<string, string>>;

/** Drops languages without text. */
const filled = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
const json = (texts: Texts) => JSON.stringify(filled(texts));

async function requireMember({ db, customer_id }: TenantCtx, user_id: string) {
  const member = await db
    .selectFrom("memberships")
    .select("user_id")
    .where("customer_id", "=", customer_id)
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  if (member) return;
  const message = "Choose somebody from the team";
  throw new AppError("invalid_input", message, { fields: { "response.assignee_id": message } });
}

/** A case goes along with its mistake. */
const STATUS_OF = {
  received: "new",
  checking: "in_progress",
  corrected: "answered",
  not_a_mistake: "answered",
} as const;

/** The public state of a mistake follows an open case. */
function stateColumns(before: FeedbackDetail, status: Change["case_status"]): Columns {
  if (!isUndecided(before)) return {};
  if (status === "new") return { mistake_state: "received" };
  return status === "in_progress" ? { mistake_state: "checking" } : {};
}

/** Ending a case without a decision would leave its public address waiting for one. */
function requireDecision(before: FeedbackDetail, field: string, status: Change["case_status"]) {
  if (!ENDED_CASES.some((ended) => ended === status) || !isUndecided(before)) return;
  const message = "Say first what became of the mistake: corrected, or not a mistake";
  throw new AppError("invalid_input", message, { fields: { [field]: message } });
}

const columnsOf = (
  ctx: TenantCtx,
  before: FeedbackDetail,
  { case_status, is_complaint, assignee_id, note, said, reply_draft }: Change,
): Columns => ({
  ...(case_status && { case_status, ...stateColumns(before, case_status) }),
  ...(is_complaint !== undefined && { is_complaint }),
  ...(assignee_id !== undefined && { assignee_id }),
  ...(note !== undefined && { internal_note: note || null, noted_by: userIdOf(ctx), noted_at: sql<string>`now()` }),
  ...(said && { said: json(said) }),
  ...(reply_draft && { reply_draft: json(reply_draft) }),
});

const store = ({ db, customer_id }: TenantCtx, id: string, columns: Columns) =>
  db
    .updateTable("feedback_responses")
    .set({ ...columns, updated_at: sql`now()`, lock_version: sql`lock_version + 1` })
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .execute();

/** The parts of a case that people change; the audit does not copy the comment. */
const caseOf = ({
  case_status,
  is_complaint,
  assignee,
  note,
  said,
  reply_draft,
  public_reply,
  mistake,
}: FeedbackDetail) => ({
  case_status,
  is_complaint,
  assignee_id: assignee?.id ?? null,
  note: note?.text ?? null,
  said,
  reply_draft,
  public_reply,
  ...(mistake && { mistake_state: mistake.state, mistake_version: mistake.version, mistake_reason: mistake.reason }),
});

type Act = { readonly action: `feedback.${string}`; readonly before: FeedbackDetail; readonly columns: Columns };

async function write(ctx: TenantCtx, { action, before, columns }: Act): Promise<FeedbackDetail> {
  const { id } = before;
  await store(ctx, id, columns);
  const after = await findResponse(ctx, id);
  await audit(ctx, {
    action,
    subject_type: "feedback",
    subject_id: id,
    before: caseOf(before),
    after: caseOf(after),
  });
  return after;
}

const changeCase = (ctx: TenantCtx, id: string, change: Change) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdResponse(ctx, id);
    await requireVersion(ctx, "This case", before, change.lock_version);
    const assigned = change.assignee_id && change.assignee_id !== before.assignee?.id ? change.assignee_id : null;
    requireDecision(before, "response.case_status", change.case_status);
    if (assigned) await requireMember(ctx, assigned);
    await refuseQuotes(ctx, before, { "response.said": change.said, "response.reply_draft": change.reply_draft });
    const response = await write(ctx, { action: "feedback.updated", before, columns: columnsOf(ctx, before, change) });
    return { response, assigned };
  });

/** Mails a new assignee, unless they assigned themselves. */
export async function updateCase(ctx: TenantCtx, id: string, change: Change) {
  const { response, assigned } = await changeCase(ctx, id, change);
  const { id: assigned_by } = ctx.actor;
  if (assigned && assigned !== assigned_by)
    await ctx.services.jobs.add("mail_assignment", { response_id: id, assignee_id: assigned, assigned_by });
  return response;
}

/** Replies are shown on the page, so it must exist. */
function requirePublishable({ page }: FeedbackDetail, text: Texts) {
  const message = page ? "Write the reply in at least one language" : "The page of this comment is gone";
  if (!page || Object.keys(filled(text)).length === 0)
    throw new AppError("invalid_input", message, { fields: { "reply.text": message } });
}

export const publishReply = (ctx: TenantCtx, id: string, { said, text, set_answered, lock_version }: Reply) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdResponse(ctx, id);
    await requireVersion(ctx, "This case", before, lock_version);
    requirePublishable(before, text);
    requireDecision(before, "reply.set_answered", set_answered ? "answered" : undefined);
    await refuseQuotes(ctx, before, { "reply.said": said, "reply.text": text });
    const columns = {
      said: json(said),
      reply_draft: json(text),
      public_reply: json(text),
      reply_published_at: sql<string>`coalesce(reply_published_at, now())`,
      ...(set_answered && { case_status: "answered" as const }),
    };
    return write(ctx, { action: "feedback.reply_published", before, columns });
  });

export const withdrawReply = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdResponse(ctx, id);
    if (before.reply_published_at === null) return before;
    const columns = { public_reply: null, reply_published_at: null };
    return write(ctx, { action: "feedback.reply_taken_back", before, columns });
  });

const refuseVersion = (message: string) =>
  new AppError("invalid_input", message, { fields: { "mistake.version": message } });

/** A page that the guide writes itself has no versions, except yearly reports: their revisions. */
function requireRevision({ guide_page }: FeedbackDetail, number: number | null) {
  const revision = guide_page?.revision ?? null;
  if (number === null && revision === null) return;
  if (revision === null) throw refuseVersion("This page has no versions");
  if (number === null || number > revision) throw refuseVersion("Choose a version of the report that was adopted");
}

/** The version with the mistake, and those before it, cannot have corrected it. */
async function requireCorrection(
  { db, customer_id }: TenantCtx,
  before: FeedbackDetail,
  number: Extract<Judgement, { state: "corrected" }>["version"],
) {
  const { page, guide_page, publication_number } = before;
  if (number !== null && publication_number !== null && number <= publication_number)
    throw refuseVersion(`Choose a version later than ${publication_number}, in which the mistake was reported`);
  if (guide_page) return requireRevision(before, number);
  const published =
    page &&
    number !== null &&
    (await db
      .selectFrom("publications")
      .select("number")
      .where("customer_id", "=", customer_id)
      .where("page_id", "=", page.id)
      .where("number", "=", number)
      .executeTakeFirst());
  if (!published) throw refuseVersion("Choose a version of the page that was published");
}

async function checkJudgement(ctx: TenantCtx, before: FeedbackDetail, judgement: Judgement) {
  if (judgement.state === "corrected") await requireCorrection(ctx, before, judgement.version);
  if (judgement.state !== "not_a_mistake") return;
  if (Object.keys(filled(judgement.reason)).length === 0) {
    const message = "Say why it is not a mistake";
    throw new AppError("invalid_input", message, { fields: { "mistake.reason": message } });
  }
  await refuseQuotes(ctx, before, { "mistake.reason": judgement.reason });
}

/** Says publicly what became of a reported mistake. */
export const judgeMistake = (ctx: TenantCtx, id: string, judgement: Judgement) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdResponse(ctx, id);
    if (!before.mistake) throw notFound("Mistake");
    await requireVersion(ctx, "This case", before, judgement.lock_version);
    await checkJudgement(ctx, before, judgement);
    const { state } = judgement;
    const columns = {
      mistake_state: state,
      mistake_version: state === "corrected" ? judgement.version : null,
      mistake_reason: state === "not_a_mistake" ? json(judgement.reason) : null,
      case_status: STATUS_OF[state],
    };
    return write(ctx, { action: "feedback.updated", before, columns });
  });
