import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";

/** Without the number that made it different: `air-mast-2` → `air-mast`. */
const STEM = sql`regexp_replace(slug, '-[0-9]+$', '')`;

/** The addresses that are like these and in use, or that lead to a page which had them before. */
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

/** The wanted one, or with the first number that makes it free. It is taken from then on. */
export function takeSlug(taken: Set<string>, wanted: string) {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  taken.add(slug);
  return slug;
}

/** The list has to be held: nobody else takes an address meanwhile. */
export const freeSlugFor = async (ctx: TenantCtx, type: string, wanted: string, own_id: string | null = null) =>
  takeSlug(await takenSlugs(ctx, type, [wanted], own_id), wanted);
