import { sql } from "kysely";
import type { CollectionSettings } from "#contract/page-content.ts";
import type { CollectionItem } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { readMembers } from "./publishing/read-members.ts";

const BADGES = 3;

type Badge = CollectionItem["badges"][number];

/** Badges of these pages, by id. */
async function readBadges(ctx: TenantCtx, page_ids: readonly string[]) {
  const { rows } = await sql<Badge & { id: string }>`
    select pages.id, pages.type, coalesce(devices.identifiability, algorithms.identifiability) as identifiability,
      coalesce(devices.template_id, algorithms.template_id) as template_id
    from pages left join devices on devices.id = pages.device_id left join algorithms on algorithms.id = pages.algorithm_id
    where pages.customer_id = ${ctx.customer_id} and pages.id = any(${page_ids}::uuid[])`.execute(ctx.db);
  return new Map(rows.map(({ id, ...badge }) => [id, badge]));
}

/** Public page count and first badges of each collection, by its saved settings. */
export async function readCollections(ctx: TenantCtx, ids: readonly string[]): Promise<CollectionItem[]> {
  if (!ids.length) return [];
  const pages = await ctx.db
    .selectFrom("pages")
    .select("id")
    .select(sql<CollectionSettings>`content -> 'collection'`.as("settings"))
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "in", ids)
    .where("type", "=", "collection_page")
    .where("deleted_at", "is", null)
    .execute();
  const found: { id: string; total: number; first: string[] }[] = [];
  for (const { id, settings } of pages) {
    const { cards, total } = await readMembers(ctx, settings);
    found.push({ id, total, first: cards.slice(0, BADGES).map(({ page_id }) => page_id) });
  }
  const badges = await readBadges(
    ctx,
    found.flatMap(({ first }) => first),
  );
  return found.map(({ id, total, first }) => ({
    id,
    member_count: total,
    badges: first.flatMap((page_id) => badges.get(page_id) ?? []),
  }));
}
