import { sql } from "kysely";
import type { RelationSuggestion } from "#contract/relationships.ts";
import type { ChainContent } from "#datachain/model.ts";
import { textIn } from "#datachain/text.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { pagesWithSubjects, relatedPage, type RelatedPage } from "./list-relations.ts";
import type { PageRow } from "./table.ts";

/** Elements that mean software decides or recognises something. */
const AI_ELEMENTS: readonly string[] = ["ai_system", "computer_vision", "federated_learning"];
const MOST = 3;

/** The title of the first AI element in the device's chain. */
async function aiElement(ctx: TenantCtx, device_id: string, default_locale: string): Promise<string | undefined> {
  const chain = await ctx.db
    .selectFrom("datachains")
    .select(["taxonomy_id", sql<ChainContent>`content`.as("content")])
    .where("customer_id", "=", ctx.customer_id)
    .where("device_id", "=", device_id)
    .executeTakeFirst();
  const placed = chain?.content.placements.find(({ element_id }) => AI_ELEMENTS.includes(element_id));
  if (!chain || !placed) return undefined;
  const { elements } = await findTaxonomy(ctx, chain.taxonomy_id);
  const element = elements.find(({ id }) => id === placed.element_id);
  return textIn(element?.title, default_locale, "en")?.text ?? placed.element_id;
}

/** Algorithm pages that share a public label with this page or device, or whose chain or factsheet names the device. */
const likelyPages = async (ctx: TenantCtx, { id, device_id }: PageRow) => {
  const { rows } = await sql<{ page: RelatedPage }>`
    with device as (
      select name, reference, array(
        select labels.id from labels where labels.customer_id = devices.customer_id and labels.is_public and labels.id in (
          select label_id from device_labels where device_id = devices.id
          union select label_id from page_labels where page_id = ${id}::uuid)
      ) as label_ids
      from devices where customer_id = ${ctx.customer_id} and id = ${device_id}::uuid
    ), algorithms_told as (
      select pages.id, exists (
          select from page_labels where page_id = pages.id and label_id = any(device.label_ids)
          union all select from algorithm_labels where algorithm_id = pages.algorithm_id and label_id = any(device.label_ids)
        ) as shares_label,
        lower(coalesce(datachains.content::text, '') || coalesce(factsheets.answers::text, '')) as told, device.name, device.reference
      from device, pages left join datachains on datachains.algorithm_id = pages.algorithm_id
        left join factsheets on factsheets.algorithm_id = pages.algorithm_id
      where pages.customer_id = ${ctx.customer_id} and pages.type = 'algorithm_page' and pages.deleted_at is null
        and not exists (select from page_relationships where (from_page_id, to_page_id) in ((pages.id, ${id}::uuid), (${id}::uuid, pages.id)))
        and not exists (select from dismissed_relationships where page_id = ${id}::uuid and other_page_id = pages.id)
    ), likely as (
      select id, position(lower(name) in told) > 0 or coalesce(position(lower(reference) in told) > 0, false) as is_named, shares_label
      from algorithms_told
    )
    select ${relatedPage} as page from likely, ${pagesWithSubjects(ctx)}
      and pages.id = likely.id and (is_named or shares_label)
    order by is_named desc, pages.created_at, pages.id limit ${sql.lit(MOST)}`.execute(ctx.db);
  return rows.map(({ page }) => page);
};

/** Suggests algorithm pages only if the device's chain contains AI. */
export async function suggestRelations(ctx: TenantCtx, page: PageRow): Promise<RelationSuggestion[]> {
  if (!page.device_id) return [];
  const element_title = await aiElement(ctx, page.device_id, page.default_locale);
  if (element_title === undefined) return [];
  return (await likelyPages(ctx, page)).map((other) => ({ type: "uses", page: other, element_title }));
}
