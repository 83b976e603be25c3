import { sql } from "kysely";
import type { TextPlace } from "#contract/translations.ts";
import { sourceDigest } from "#server/pages/publishing/measure-languages.ts";
import { type TenantCtx, userIdOf } from "#server/platform/context.ts";

type Marked = TextPlace & { readonly source: string; readonly target?: string | null };
type How = {
  readonly is_from_file: boolean;
  /** The model that wrote them; left out if somebody did, or says that they are right. */
  readonly model?: string;
};
type Draft = { readonly model: string; readonly target: string };

const draftOf = (draft: Draft | undefined) => ({
  drafted_by: draft?.model ?? null,
  drafted_at: draft ? sql<string>`now()` : null,
  draft_digest: draft ? sourceDigest(draft.target) : null,
});

/** Records the source that texts were translated from; they become outdated when it changes. */
export async function markTexts(
  ctx: TenantCtx,
  locale: string,
  texts: readonly Marked[],
  { is_from_file, model }: How,
) {
  if (!texts.length) return;
  const by = userIdOf(ctx);
  await ctx.db
    .insertInto("translation_marks")
    .values(
      texts.map(({ subject_type, subject_id, field, source, target }) => ({
        customer_id: ctx.customer_id,
        subject_type,
        subject_id,
        field,
        locale,
        source_digest: sourceDigest(source),
        source_text: source,
        marked_by: by,
        is_from_file,
        ...draftOf(model === undefined ? undefined : { model, target: target ?? "" }),
      })),
    )
    .onConflict((row) =>
      row.columns(["subject_id", "field", "locale"]).doUpdateSet((of) => ({
        source_digest: of.ref("excluded.source_digest"),
        source_text: of.ref("excluded.source_text"),
        marked_by: of.ref("excluded.marked_by"),
        is_from_file: of.ref("excluded.is_from_file"),
        drafted_by: of.ref("excluded.drafted_by"),
        drafted_at: of.ref("excluded.drafted_at"),
        draft_digest: of.ref("excluded.draft_digest"),
        marked_at: sql`now()`,
      })),
    )
    .execute();
}
