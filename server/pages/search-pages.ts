import { sql } from "kysely";
import type * as z from "zod";
import { pagesApi } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { filtersOf, jsonList, listed, type Part } from "#server/platform/json-list.ts";
import { pageOf } from "#server/platform/list.ts";
import { countPages } from "./count-pages.ts";
import { allPages, findPages, titleLocale } from "./find-pages.ts";
import { pageTitle } from "./page-title.ts";
import { nextSchedule, pageLabels, pageSorts } from "./table.ts";

type SearchQuery = z.output<typeof pagesApi.search.query>;

const rowsOf = (ctx: TenantCtx, locale: string | undefined) =>
  allPages(ctx)
    .innerJoin("sites", "sites.customer_id", "pages.customer_id")
    .innerJoin(listed, "listed.id", "pages.id")
    .select(["pages.id", "pages.type", "pages.status", "pages.slug", "pages.has_changes", "pages.state"])
    .select(["pages.change_count", "pages.error_count", "pages.languages", "pages.published_at", "pages.updated_at"])
    .select([pageTitle(locale).as("title"), pageLabels.as("labels"), nextSchedule.as("scheduled"), "listed.place"]);

const answerPages = jsonList(pagesApi.search.response);

/** Those that were never published come last, whichever way the others are sorted; the other columns have a value always. */
const orderBy = (sort: string, direction: "asc" | "desc") => {
  const name = sort.replace("-", "") as keyof typeof pageSorts;
  return sql`${pageSorts[name]} ${sql.raw(direction)}${name === "published_at" ? sql` nulls last` : sql``}`;
};

/** Ties go the same way as the rest: so an index serves both ways. */
function sorted(ctx: TenantCtx, query: SearchQuery, part: Part) {
  const { sort = "title", type, locale } = query;
  const found = findPages(ctx, query);
  const wanted = (type?.length ? found.where("pages.type", "in", type) : found).select("pages.id");
  const tie = sort.startsWith("-") ? "desc" : "asc";
  if (sort.replace("-", "") !== "title")
    return pageOf(wanted.orderBy(orderBy(sort, tie)).orderBy("pages.id", tie), part);
  return pageOf(
    wanted
      .innerJoin("page_titles as titled", "titled.page_id", "pages.id")
      .where("titled.customer_id", "=", ctx.customer_id)
      .where("titled.locale", "=", titleLocale(ctx, locale))
      .orderBy("titled.searched", tie)
      .orderBy("titled.page_id", tie),
    part,
  );
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
        page: sorted(ctx, query, part),
        meta: countPages(ctx, query, query.type),
        filters,
        is_skewed: Object.values(asked).some((wanted) => wanted !== undefined),
      }),
  });
};
