import { sql } from "kysely";
import type { TaxonomyItem } from "#contract/taxonomies.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { BUILT_IN } from "#datachain/taxonomies.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { standardHost } from "./standard-api.ts";

export const itemOf = (taxonomy: Taxonomy, imported_at: string | null): TaxonomyItem => ({
  id: taxonomy.id,
  kind: taxonomy.kind,
  based_on: taxonomy.based_on,
  locales: [...taxonomy.locales],
  category_count: taxonomy.categories.length,
  element_count: taxonomy.elements.length,
  is_built_in: imported_at === null,
  imported_at,
});

/** Built-in ones first, then imported ones, newest first. */
export async function listTaxonomies(
  ctx: TenantCtx,
): Promise<{ taxonomies: TaxonomyItem[]; standard_host: string | null }> {
  const imported = await ctx.db
    .selectFrom("taxonomies")
    .select(["id", sql<TaxonomyItem["kind"]>`kind`.as("kind"), "imported_at"])
    .select(sql<string>`data ->> 'based_on'`.as("based_on"))
    .select(sql<string[]>`data -> 'locales'`.as("locales"))
    .select(sql<number>`jsonb_array_length(data -> 'categories')`.as("category_count"))
    .select(sql<number>`jsonb_array_length(data -> 'elements')`.as("element_count"))
    .orderBy("imported_at", "desc")
    .orderBy("id")
    .execute();
  return {
    standard_host: standardHost(ctx.services),
    taxonomies: [
      ...BUILT_IN.map((taxonomy) => itemOf(taxonomy, null)),
      ...imported.map((row) => ({ ...row, is_built_in: false })),
    ],
  };
}
