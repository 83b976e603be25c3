import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { findResponse } from "./service.ts";

/** The original comment. The audit records who requested it, but not the text. */
export const revealComment = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { covered } = await findResponse(ctx, id);
    const original = await ctx.db
      .selectFrom("feedback_originals")
      .select("comment")
      .where("customer_id", "=", ctx.customer_id)
      .where("response_id", "=", id)
      .executeTakeFirst();
    if (!original) throw notFound("Original comment");
    await audit(ctx, {
      action: "feedback.revealed",
      subject_type: "feedback",
      subject_id: id,
      before: { covered },
      after: { shown: covered },
    });
    return { comment: original.comment };
  });
