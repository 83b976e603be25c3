import { sql } from "kysely";
import { Relationship, type RelationSuggestion } from "#contract/relationships.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { jsonObject } from "#server/platform/lists/json-columns.ts";
import { pageTitle } from "./page-title.ts";

const RelatedPage = Relationship.shape.page;

/** Expects `pages` joined with their site and subject. */
export const relatedPage = jsonObject(RelatedPage, {
  id: sql.ref("pages.id"),
  type: sql.ref("pages.type"),
  title: pageTitle(undefined),
  state: sql.ref("pages.state"),
  identifiability: sql`coalesce(devices.identifiability, algorithms.identifiability)`,
  template_id: sql`coalesce(devices.template_id, algorithms.template_id)`,
});

export const pagesWithSubjects = (ctx: TenantCtx) => sql`
  pages join sites on sites.customer_id = pages.customer_id
  left join devices on devices.id = pages.device_id left join algorithms on algorithms.id = pages.algorithm_id
  where pages.customer_id = ${ctx.customer_id} and pages.deleted_at is null`;

/** Symmetric types are stored in one direction only. */
export const SYMMETRIC: readonly string[] = ["works_with", "same_place"];

const relationsOf = (ctx: TenantCtx, page_id: string, only: ReturnType<typeof sql>) => sql<Relationship>`
  select relation.id, relation.type,
    case when relation.from_page_id = ${page_id}::uuid or relation.type = any(${[...SYMMETRIC]}) then 'out' else 'in' end as direction,
    other.page
  from page_relationships as relation join lateral (
    select ${relatedPage} as page from ${pagesWithSubjects(ctx)}
      and pages.id = case when relation.from_page_id = ${page_id}::uuid then relation.to_page_id else relation.from_page_id end
  ) as other on true
  where relation.customer_id = ${ctx.customer_id} and ${page_id}::uuid in (relation.from_page_id, relation.to_page_id) and ${only}
  order by direction desc, relation.created_at, relation.id`;

/** This page's own relationships first. Deleted pages are hidden, and reappear when restored. */
export const listRelations = async (ctx: TenantCtx, page_id: string) =>
  (await relationsOf(ctx, page_id, sql`true`).execute(ctx.db)).rows;

export async function findRelation(ctx: TenantCtx, page_id: string, id: string): Promise<Relationship> {
  const [relation] = (await relationsOf(ctx, page_id, sql`relation.id = ${id}::uuid`).execute(ctx.db)).rows;
  if (!relation) throw notFound("Relationship");
  return relation;
}

export type RelatedPage = RelationSuggestion["page"];
