import { type RawBuilder, sql } from "kysely";
import type { CollectionSettings } from "#contract/page-content.ts";
import { MEMBERS_PER_PAGE, type PageCard } from "#contract/publications.ts";
import { runPrepared } from "#server/platform/database/prepared.ts";
import { byTitle, isPublicCard, type PublicReading } from "./read-public.ts";

/** One page of a collection's public cards, and the total. */
export type Members = { readonly cards: readonly PageCard[]; readonly total: number; readonly page: number };

type Rule = Exclude<CollectionSettings["rule"], "manual">;
const RULES: Record<Rule, (collection: CollectionSettings) => RawBuilder<unknown>> = {
  label: ({ label_ids }) => sql`n.card -> 'label_ids' ?| ${label_ids}::text[]`,
  type: ({ types }) => sql`n.card ->> 'type' = any(${types}::text[])`,
  status: ({ status_ids }) => sql`n.card ->> 'status_id' = any(${status_ids}::text[])`,
};

const idsOf = (pages: readonly { readonly id: string }[]) => sql`${pages.map(({ id }) => id)}::uuid[]`;

/** The chosen members, or all that currently match the rule. */
function isMember(collection: CollectionSettings) {
  const { rule, members, left_out } = collection;
  if (rule === "manual") return sql`n.page_id = any(${idsOf(members)})`;
  return sql`n.card ->> 'type' <> 'collection_page' and ${RULES[rule](collection)} and n.page_id <> all(${idsOf(left_out)})`;
}

function orderOf({ rule, members, order }: CollectionSettings) {
  if (rule === "manual") return sql`array_position(${idsOf(members)}, n.page_id)`;
  return order === "newest" ? sql`n.published_at desc` : byTitle;
}

/** The key that a collection is grouped by. */
const GROUPS: Record<CollectionSettings["group_by"], RawBuilder<unknown>> = {
  none: sql`null::text`,
  type: sql`n.card ->> 'type'`,
  status: sql`n.card ->> 'status_phase'`,
  place: sql`n.card #>> '{places,0,name}'`,
  label: sql`(
    select l.id::text from labels l
    where l.customer_id = n.customer_id and l.is_public and l.deleted_at is null and n.card -> 'label_ids' ? l.id::text
    order by l.position, l.id limit 1)`,
};

/** How public collections choose their pages, by the collection's id. */
export async function readCollectionSettings({ db, customer_id }: PublicReading, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, CollectionSettings>();
  const { rows } = await sql<{ id: string; settings: CollectionSettings }>`
    select n.page_id as id, n.snapshot #> '{content,collection}' as settings from publications n
    where n.customer_id = ${customer_id} and n.page_id = any(${[...ids]}::uuid[]) and n.ended_at is null
      and n.snapshot #> '{content,collection}' <> 'null'`.execute(db);
  return new Map(rows.map(({ id, settings }) => [id, settings]));
}

/** One page of them, from 1, group by group. */
export async function readMembers(
  { db, customer_id }: PublicReading,
  collection: CollectionSettings,
  page = 1,
  size = MEMBERS_PER_PAGE,
): Promise<Members> {
  const rows = await runPrepared(
    db,
    sql<{ card: PageCard; total: number }>`
    with fitting as (
      select n.page_id, ${GROUPS[collection.group_by]} as kind,
        row_number() over (order by ${orderOf(collection)}, n.page_id) as place
      from publications n join sites on sites.customer_id = n.customer_id
      where n.customer_id = ${customer_id} and ${isPublicCard} and ${isMember(collection)}
    ), grouped as (
      select page_id, kind, place, min(place) over (partition by kind) as first, count(*) over ()::int as total from fitting
    ), shown as (
      select page_id, total, row_number() over (order by kind is null, first, place) as place from grouped
      order by place limit ${sql.lit(size)} offset ${(page - 1) * size}::int
    )
    select n.card || jsonb_build_object('slug', p.slug) as card, shown.total
    from shown join publications n on n.page_id = shown.page_id and n.ended_at is null join pages p on p.id = n.page_id
    order by shown.place`,
  );
  return { cards: rows.map(({ card }) => card), total: rows[0]?.total ?? 0, page };
}

export async function countMembers({ db, customer_id }: PublicReading, collection: CollectionSettings) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from publications n
    where n.customer_id = ${customer_id} and ${isPublicCard} and ${isMember(collection)}`.execute(db);
  return rows[0]?.count ?? 0;
}
