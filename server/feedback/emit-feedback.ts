import type { Db } from "#server/platform/database/db.ts";
import { emitEvent } from "#server/webhooks/emit-event.ts";
import { answers } from "./table.ts";

/**
 * Sends the answers and their source. Comments may contain personal data and stay here, where they are redacted and
 * deleted in time.
 */
export async function emitFeedback(ctx: { readonly db: Db; readonly customer_id: string }, id: string) {
  const {
    comment,
    answers: given,
    ...feedback
  } = await ctx.db
    .selectFrom("feedback_responses as r")
    .select([
      "id",
      "kind",
      "page_id",
      "publication_number",
      "channel",
      "locale",
      "short_code",
      "submitted_at",
      "comment",
    ])
    .select(answers.as("answers"))
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await emitEvent(ctx, "feedback.received", { feedback: { ...feedback, ...given, has_comment: comment !== null } });
}
