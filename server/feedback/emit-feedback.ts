import { FEEDBACK_QUESTIONS } from "#contract/feedback.ts";
import type { Db } from "#server/platform/database/db.ts";
import { emitEvent } from "#server/webhooks/emit-event.ts";

/**
 * Sends the faces and their source. Comments may contain personal data and stay here, where they are redacted and
 * deleted in time.
 */
export async function emitFeedback(ctx: { readonly db: Db; readonly customer_id: string }, id: string) {
  const { comment, ...feedback } = await ctx.db
    .selectFrom("feedback_responses")
    .select(["id", "page_id", "publication_number", "channel", "locale", "short_code", "submitted_at", "comment"])
    .select(FEEDBACK_QUESTIONS)
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await emitEvent(ctx, "feedback.received", { feedback: { ...feedback, has_comment: comment !== null } });
}
