import { sql } from "kysely";
import type * as z from "zod";
import { type PageStatus, type PageType, pagesApi } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { filtersOf, jsonList, listed } from "#server/platform/json-list.ts";
import { containing, orderOf } from "#server/platform/list.ts";
import { pageTitle } from "./page-title.ts";
import { nextSchedule, pageLabels, pageSorts, pageSubject } from "./table.ts";

type SearchQuery = z.output<typeof pagesApi.search.query>;
type Filters = Omit<SearchQuery, "page" | "per_page" | "sort" | "type">;

/** Home is no item of a list: each site has one. */
const ofCustomer = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("pages")
    .where("pages.customer_id", "=", ctx.customer_id)
    .where("pages.type", "<>", "home_page")
    .where("pages.deleted_at", "is", null);

const titled = (ctx: TenantCtx, locale: string | undefined) =>
  ofCustomer(ctx)
    .innerJoin("sites", "sites.customer_id", "pages.customer_id")
    .select((of) => [
      "pages.id",
      sql<PageType>`pages.type`.as("type"),
      sql<PageStatus>`pages.status`.as("status"),
      of.ref("pages.created_at").as("created_at"),
      of.ref("pages.updated_at").as("updated_at"),
      of.ref("pages.published_at").as("published_at"),
      of.ref("pages.change_count").as("change_count"),
      pageTitle(locale).as("title"),
    ]);

type Titled = ReturnType<typeof titled>;

/** Overdue on the day it is asked: the stamp of remembered lists knows the day. */
const isReviewDue = sql<boolean>`exists (
  select from devices where devices.id = pages.device_id and devices.review_due_on < current_date
  union all select from algorithms where algorithms.id = pages.algorithm_id and algorithms.review_due_on < current_date
)`;
/** Also what should have happened and waits for somebody. */
const isScheduled = sql<boolean>`exists (select from page_schedules where page_schedules.page_id = pages.id)`;

const asWanted = (condition: ReturnType<typeof sql<boolean>>, wanted: boolean) =>
  wanted ? condition : sql<boolean>`not ${condition}`;

function withFlags(found: Titled, query: Filters): Titled {
  const flags = [
    [sql<boolean>`(pages.error_count > 0)`, query.has_errors],
    [isScheduled, query.is_scheduled],
    [sql<boolean>`(pages.image_key is not null)`, query.has_image],
    [isReviewDue, query.review_due],
  ] as const;
  return flags.reduce(
    (pages, [condition, wanted]) => (wanted === undefined ? pages : pages.where(asWanted(condition, wanted))),
    found,
  );
}

/** All filters but the type, whose counts are shown whichever types are listed. */
export function findPages(ctx: TenantCtx, query: Filters): Titled {
  let found = withFlags(titled(ctx, query.locale), query);
  if (query.id?.length) found = found.where("pages.id", "in", query.id);
  if (query.device_status_id?.length)
    found = found.where(sql<boolean>`pages.device_id in (
      select id from devices where customer_id = ${ctx.customer_id} and status_id = any(${query.device_status_id}::uuid[]))`);
  if (query.status?.length) found = found.where("pages.status", "in", query.status);
  if (query.state?.length) found = found.where("pages.state", "in", query.state);
  if (query.needs_locale?.length)
    found = found.where(sql<boolean>`pages.needs_locales && ${query.needs_locale}::text[]`);
  if (query.label_id?.length)
    found = found.where(sql<boolean>`pages.id in (
      select page_id from page_labels where customer_id = ${ctx.customer_id} and label_id = any(${query.label_id}::uuid[]))`);
  if (query.q) found = found.where(pageTitle(query.locale), "ilike", containing(query.q));
  return found;
}

/** One pass: the total of what is listed, and the counts of each type and status whichever types are listed. */
const countPages = (ctx: TenantCtx, found: Titled, types: PageType[] | undefined) => {
  const ofType = (type: PageType) => sql<number>`count(*) filter (where type = ${type})`;
  const ofStatus = (status: PageStatus) => sql<number>`count(*) filter (where status = ${status})`;
  const isListed = types?.length ? sql`type = any(${types})` : sql`true`;
  return ctx.db
    .selectFrom(found.as("pages"))
    .select([
      sql<number>`count(*) filter (where ${isListed})`.as("total_count"),
      ofType("collection_page").as("collection_pages_count"),
      ofType("device_page").as("device_pages_count"),
      ofType("algorithm_page").as("algorithm_pages_count"),
      ofStatus("published").as("published_pages_count"),
      ofStatus("draft").as("draft_pages_count"),
    ]);
};

const rowsOf = (ctx: TenantCtx, locale: string | undefined) =>
  ofCustomer(ctx)
    .innerJoin("sites", "sites.customer_id", "pages.customer_id")
    .innerJoin(listed, "listed.id", "pages.id")
    .select(["pages.id", "pages.type", "pages.status", "pages.slug", "pages.has_changes", "pages.state"])
    .select(["pages.change_count", "pages.error_count", "pages.languages", "pages.published_at", "pages.updated_at"])
    .select([pageTitle(locale).as("title"), pageLabels.as("labels"), nextSchedule.as("scheduled"), "listed.place"])
    .select(pageSubject(locale));

const answerPages = jsonList(pagesApi.search.response);

export const searchPages = (ctx: TenantCtx, query: SearchQuery) => {
  const found = findPages(ctx, query);
  const wanted = query.type?.length ? found.where("pages.type", "in", query.type) : found;
  return answerPages(ctx, {
    query,
    variant: query.locale,
    rows: (ctx) => rowsOf(ctx, query.locale),
    find: ({ limit, offset }, lookFor) =>
      lookFor({
        page: ctx.db
          .selectFrom(wanted.as("pages"))
          .select("pages.id")
          .orderBy(orderOf(query.sort, pageSorts, "title"))
          .orderBy("pages.id")
          .limit(sql.lit(limit))
          .offset(sql.lit(offset)),
        meta: countPages(ctx, found, query.type),
        filters: filtersOf(query),
      }),
  });
};
