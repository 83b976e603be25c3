import { sql } from "kysely";
import type { TextPlace } from "#contract/translations.ts";
import { sourceDigest } from "#server/pages/publishing/measure-languages.ts";
import { type TenantCtx, userIdOf } from "#server/platform/context.ts";

type Marked = TextPlace & { readonly source: string };
type How = { readonly is_from_file: boolean };

/** Records the source that texts were translated from; they become outdated when it changes. */
export async function markTexts(ctx: TenantCtx, locale: string, texts: readonly Marked[], { is_from_file }: How) {
  if (!texts.length) return;
  const by = userIdOf(ctx);
  await ctx.db
    .insertInto("translation_marks")
    .values(
      texts.map(({ subject_type, subject_id, field, source }) => ({
        customer_id: ctx.customer_id,
        subject_type,
        subject_id,
        field,
        locale,
        source_digest: sourceDigest(source),
        source_text: source,
        marked_by: by,
        is_from_file,
      })),
    )
    .onConflict((row) =>
      row.columns(["subject_id", "field", "locale"]).doUpdateSet((of) => ({
        source_digest: of.ref("excluded.source_digest"),
        source_text: of.ref("excluded.source_text"),
        marked_by: of.ref("excluded.marked_by"),
        is_from_file: of.ref("excluded.is_from_file"),
        marked_at: sql`now()`,
      })),
    )
    .execute();
}
