import { sql } from "kysely";
import type * as z from "zod";
import type { UnreviewedDraft, writingHelpApi } from "#contract/writing-help.ts";
import { comparePage } from "#server/pages/publishing/compare-page.ts";
import { composeSnapshot } from "#server/pages/publishing/compose-snapshot.ts";
import { listDrafts } from "#server/pages/publishing/list-drafts.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { audit } from "#server/platform/records/audit.ts";

type Review = z.output<typeof writingHelpApi.review.body>["review"];

export async function draftsOf(ctx: TenantCtx, page_id: string): Promise<UnreviewedDraft[]> {
  const { snapshot } = await composeSnapshot(ctx, page_id);
  const [drafts = []] = await listDrafts(ctx, [snapshot]);
  return drafts;
}

/** Whoever reviews it stands for it, as if they had written it. */
export const reviewDraft = (ctx: TenantCtx, { page_id, subject_type, subject_id, field, locale, text }: Review) =>
  inTransaction(ctx, async (ctx) => {
    const draft = (await draftsOf(ctx, page_id)).find(
      (one) => one.subject_id === subject_id && one.field === field && one.locale === locale,
    );
    const reviewed =
      draft?.text.trim() === text.trim() &&
      (await ctx.db
        .updateTable("translation_marks")
        .set({
          drafted_by: null,
          drafted_at: null,
          draft_digest: null,
          marked_by: userIdOf(ctx),
          marked_at: sql<string>`now()`,
        })
        .where("customer_id", "=", ctx.customer_id)
        .where("subject_type", "=", subject_type)
        .where("subject_id", "=", subject_id)
        .where("field", "=", field)
        .where("locale", "=", locale)
        .where("drafted_at", "is not", null)
        .returning("field")
        .executeTakeFirst());
    if (!reviewed) throw new AppError("text_changed", "The text was changed or reviewed in the meantime");
    await comparePage(ctx, page_id);
    await audit(ctx, {
      action: "draft.reviewed",
      subject_type,
      subject_id,
      before: { model: draft.model },
      after: { page_id, field, locale },
    });
  });
