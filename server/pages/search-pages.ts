import { type RawBuilder, sql } from "kysely";
import type * as z from "zod";
import { pagesApi } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { filtersOf, jsonList, listed, type Part } from "#server/platform/lists/json-list.ts";
import { countKinds, countPages, isSought } from "./count-pages.ts";
import { allPages, findPages, findTitled } from "./find-pages.ts";
import { pageTitle } from "./page-title.ts";
import { nextSchedule, pageLabels, pageSorts, pageSubject } from "./table.ts";

type SearchQuery = z.output<typeof pagesApi.search.query>;

const rowsOf = (ctx: TenantCtx, locale: string | undefined) =>
  allPages(ctx)
    .innerJoin("sites", "sites.customer_id", "pages.customer_id")
    .innerJoin(listed, "listed.id", "pages.id")
    .select(["pages.id", "pages.type", "pages.status", "pages.slug", "pages.has_changes", "pages.state"])
    .select(["pages.change_count", "pages.error_count", "pages.languages", "pages.published_at", "pages.updated_at"])
    .select([pageTitle(locale).as("title"), pageLabels.as("labels"), nextSchedule.as("scheduled"), "listed.place"])
    .select(pageSubject(locale));

const answerPages = jsonList(pagesApi.search.response);

type Order = { readonly by: "title" | keyof typeof pageSorts; readonly direction: RawBuilder<unknown> };

function orderOf(sort: SearchQuery["sort"] = "title"): Order {
  const isBackwards = sort.startsWith("-");
  return { by: (isBackwards ? sort.slice(1) : sort) as Order["by"], direction: isBackwards ? sql`desc` : sql`asc` };
}

const isOfType = ({ type }: SearchQuery) =>
  type?.length ? sql<boolean>`type = any(${type}::text[])` : sql<boolean>`true`;

/** Ties follow the sort direction, so one index serves both. Expects the columns `id` and `sorted_by`. */
function inOrder(pages: RawBuilder<unknown>, { by, direction }: Order, { limit, offset }: Part) {
  // Nulls last, to match the index. Only `published_at` can be null.
  const last = by === "published_at" ? sql`nulls last` : sql``;
  return sql`(
    select id from ${pages} order by sorted_by ${direction} ${last}, id ${direction} limit ${sql.lit(limit)} offset ${sql.lit(offset)})`;
}

/** For selective filters: searches once, then sorts and counts the result. */
function seek(ctx: TenantCtx, query: SearchQuery, order: Order, part: Part) {
  const sought = findTitled(ctx, query).select(["pages.id", "pages.type", "pages.state", "pages.title as sorted_by"]);
  const found =
    order.by === "title"
      ? sought
      : sql`(
          select sought.id, sought.type, sought.state, ${pageSorts[order.by]} as sorted_by
          from ${sought} as sought join pages on pages.id = sought.id)`;
  const page = inOrder(sql`found where ${isOfType(query)}`, order, part);
  const kinds = sql`(select type, state, count(*) as count from found group by type, state)`;
  return { found, page, meta: countPages(kinds, query.type) };
}

/** For broad filters: reads an index in order until the page is full; counts come from `page_counts`. */
function walk(ctx: TenantCtx, query: SearchQuery, order: Order, part: Part) {
  const pages =
    order.by === "title"
      ? findTitled(ctx, query).select(["pages.id", "pages.title as sorted_by"]).where(isOfType(query))
      : findPages(ctx, query)
          .select(["pages.id", pageSorts[order.by].as("sorted_by")])
          .where(isOfType(query));
  return { page: inOrder(sql`${pages} as pages`, order, part), meta: countPages(countKinds(ctx, query), query.type) };
}

export const searchPages = (ctx: TenantCtx, query: SearchQuery) => {
  const filters = filtersOf(query);
  const { locale: _locale, ...asked } = filters;
  return answerPages(ctx, {
    query,
    variant: query.locale,
    rows: (ctx) => rowsOf(ctx, query.locale),
    find: (part, lookFor) =>
      lookFor({
        ...(isSought(query) ? seek : walk)(ctx, query, orderOf(query.sort), part),
        filters,
        is_skewed: Object.values(asked).some((wanted) => wanted !== undefined),
      }),
  });
};
