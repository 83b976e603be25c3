import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";

/** Strips the number that made it unique: `air-mast-2` → `air-mast`. */
const STEM = sql`regexp_replace(slug, '-[0-9]+$', '')`;

/** Similar slugs in use by other pages, or redirecting to one. */
export async function takenSlugs(
  ctx: TenantCtx,
  type: string,
  wanted: readonly string[],
  own_id: string | null = null,
) {
  const isLike = sql`(slug = any(${[...wanted]}::text[]) or ${STEM} = any(${[...wanted]}::text[]))`;
  const { rows } = await sql<{ slug: string }>`
    select slug from pages where customer_id = ${ctx.customer_id} and type = ${type} and deleted_at is null
      and id is distinct from ${own_id}::uuid and ${isLike}
    union all
    select slug from page_redirects where customer_id = ${ctx.customer_id} and type = ${type}
      and page_id is distinct from ${own_id}::uuid and ${isLike}`.execute(ctx.db);
  return new Set(rows.map(({ slug }) => slug));
}

/** Returns the wanted slug or its first free numbered variant, and adds it to `taken`. */
export function takeSlug(taken: Set<string>, wanted: string) {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  taken.add(slug);
  return slug;
}

/** The caller must hold the list lock, or another request could take the same slug. */
export const freeSlugFor = async (ctx: TenantCtx, type: string, wanted: string, own_id: string | null = null) =>
  takeSlug(await takenSlugs(ctx, type, [wanted], own_id), wanted);
