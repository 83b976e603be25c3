import type { FeedbackDetail } from "#contract/feedback.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { detailColumns, responsesOf } from "./table.ts";

export async function findResponse(ctx: TenantCtx, id: string): Promise<FeedbackDetail> {
  const response = await responsesOf(ctx)
    .select(detailColumns)
    .where("r.id", "=", id)
    .$castTo<FeedbackDetail>()
    .executeTakeFirst();
  if (!response) throw notFound("Feedback");
  return response;
}

/** Locks the response until the transaction ends, so that comparisons with it stay valid. */
export async function holdResponse(ctx: TenantCtx, id: string): Promise<FeedbackDetail> {
  await holdToChange(ctx, "feedback_responses", [id]);
  return findResponse(ctx, id);
}
