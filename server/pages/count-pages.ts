import { type RawBuilder, sql } from "kysely";
import type { PageStatus, PageType } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { findPages, FLAG_NAMES, isFlagged, kindConditions, type PageFilters } from "./find-pages.ts";

const COUNTED_KIND = {
  state: sql.ref("state"),
  has_errors: sql.ref("has_errors"),
  has_image: sql.ref("has_image"),
  needs_locales: sql.ref("needs_locales"),
};

const kept = (ctx: TenantCtx, query: PageFilters) =>
  sql`select type, state, count from page_counts where ${sql.join(
    [sql`customer_id = ${ctx.customer_id}`, ...kindConditions(query, COUNTED_KIND)],
    sql` and `,
  )}`;

/** Whether the filters need the pages themselves; the kept counts cannot answer them. */
export const isSought = ({ id, device_status_id, label_id, q, ...flags }: PageFilters) =>
  [id, device_status_id, label_id, q].some((wanted) => wanted?.length) || FLAG_NAMES.some((name) => flags[name]);

/** Rows of type, state and count from the kept counts. For a flag that is false, the few flagged pages are subtracted. */
export function countKinds(ctx: TenantCtx, query: PageFilters) {
  const all = { ...query, ...Object.fromEntries(FLAG_NAMES.map((name) => [name, undefined])) };
  const leftOut = FLAG_NAMES.filter((name) => query[name] === false);
  if (!leftOut.length) return sql`(${kept(ctx, all)})`;
  const few = findPages(ctx, all)
    .where((where) => where.or(leftOut.map((name) => isFlagged(ctx, name))))
    .select(["pages.type", "pages.state", sql<number>`-1`.as("count")]);
  return sql`(${kept(ctx, all)} union all ${few})`;
}

/** The total for the listed types, and counts per type and status over all types. */
export function countPages(kinds: RawBuilder<unknown>, types: PageType[] | undefined) {
  const sumOf = (condition: ReturnType<typeof sql>) => sql`coalesce(sum(count) filter (where ${condition}), 0)::bigint`;
  const ofType = (type: PageType) => sumOf(sql`type = ${type}`);
  const ofStatus = (status: PageStatus) =>
    sumOf(status === "published" ? sql`state in ('published', 'changed')` : sql`state in ('draft', 'withdrawn')`);
  return sql`(
    select ${sumOf(types?.length ? sql`type = any(${types}::text[])` : sql`true`)} as total_count,
      ${ofType("collection_page")} as collection_pages_count, ${ofType("device_page")} as device_pages_count,
      ${ofType("algorithm_page")} as algorithm_pages_count, ${ofStatus("published")} as published_pages_count,
      ${ofStatus("draft")} as draft_pages_count
    from ${kinds} as kinds)`;
}
