import { sql } from "kysely";
import type * as z from "zod";
import { type PageStatus, type PageType, pagesApi } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { filtersOf, jsonList, listed } from "#server/platform/json-list.ts";
import { containing, orderOf } from "#server/platform/list.ts";
import { pageSorts } from "./table.ts";

type SearchQuery = z.output<typeof pagesApi.search.query>;

/**
 * The headline in the asked locale, else in the site's default one, else in the first that has one, else the slug.
 * For queries over pages with their sites joined.
 */
export const pageTitle = (locale: string | undefined) => sql<string>`coalesce(
  nullif(pages.headline ->> ${locale ?? null}::text, ''),
  nullif(pages.headline ->> sites.default_locale, ''),
  (select value from jsonb_each_text(pages.headline) where value <> '' order by array_position(sites.locales, key), key limit 1),
  pages.slug
)`;

const ofCustomer = (ctx: TenantCtx, locale: string | undefined) =>
  ctx.db.selectFrom((db) =>
    db
      .selectFrom("pages")
      .leftJoin("sites", "sites.customer_id", "pages.customer_id")
      .where("pages.customer_id", "=", ctx.customer_id)
      .select(["pages.id", "pages.slug", "pages.has_changes", "pages.created_at", "pages.updated_at"])
      .select([
        sql<PageType>`pages.type`.as("type"),
        sql<PageStatus>`pages.status`.as("status"),
        pageTitle(locale).as("title"),
      ])
      .as("pages"),
  );

type Pages = ReturnType<typeof ofCustomer>;

/** One pass: the total of what is listed, and the counts of each type and status whichever types are listed. */
const countPages = (pages: Pages, types: PageType[] | undefined) => {
  const ofType = (type: PageType) => sql<number>`count(*) filter (where type = ${type})`;
  const ofStatus = (status: PageStatus) => sql<number>`count(*) filter (where status = ${status})`;
  return pages.select([
    (types?.length ? sql<number>`count(*) filter (where type = any(${types}))` : sql<number>`count(*)`).as(
      "total_count",
    ),
    ofType("collection_page").as("collection_pages_count"),
    ofType("device_page").as("device_pages_count"),
    ofType("algorithm_page").as("algorithm_pages_count"),
    ofStatus("published").as("published_pages_count"),
    ofStatus("draft").as("draft_pages_count"),
  ]);
};

const answerPages = jsonList(pagesApi.search.response);

export const searchPages = (ctx: TenantCtx, query: SearchQuery) => {
  let found = ofCustomer(ctx, query.locale);
  if (query.q) found = found.where("pages.title", "ilike", containing(query.q));
  if (query.status?.length) found = found.where("pages.status", "in", query.status);
  const wanted = query.type?.length ? found.where("pages.type", "in", query.type) : found;
  return answerPages(ctx, {
    query,
    variant: query.locale,
    rows: (ctx) =>
      ofCustomer(ctx, query.locale)
        .innerJoin(listed, "listed.id", "pages.id")
        .select(["pages.id", "pages.type", "pages.status", "pages.title", "pages.slug", "pages.has_changes"])
        .select(["pages.updated_at", "listed.place"]),
    find: ({ limit, offset }, lookFor) =>
      lookFor({
        page: wanted
          .select("pages.id")
          .orderBy(orderOf(query.sort, pageSorts, "title"))
          .orderBy("pages.id")
          .limit(sql.lit(limit))
          .offset(sql.lit(offset)),
        meta: countPages(found, query.type),
        filters: filtersOf(query),
      }),
  });
};
