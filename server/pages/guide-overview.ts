import { sql } from "kysely";
import { GuideHealth, type GuideOverview, LastPublished, RecentChange, StateCounts } from "#contract/guide.ts";
import { Completeness, PAGE_STATES } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { jsonObject, jsonRow } from "#server/platform/lists/json-columns.ts";
import { listRecentSuggestions } from "#server/suggestions/list-recent.ts";
import { pageTitle } from "./page-title.ts";
import { findPages } from "./find-pages.ts";

const MOST_RECENT = 6;
/** The most pages one request can create or label. */
const LOOKED_THROUGH = 500;

/** Includes the home page. */
const pagesOf = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("pages")
    .innerJoin("sites", "sites.customer_id", "pages.customer_id")
    .where("pages.customer_id", "=", ctx.customer_id)
    .where("pages.deleted_at", "is", null);

function countStates(ctx: TenantCtx) {
  const counts = PAGE_STATES.map((state) => sql<number>`count(*) filter (where pages.state = ${state})`.as(state));
  const counted = pagesOf(ctx).select(counts).as("counted");
  return ctx.db.selectFrom(counted).select(jsonRow(StateCounts, "counted").as("states"));
}

/** Uses the filters of the list, so that a count agrees with the list it links to. */
function countHealth(ctx: TenantCtx) {
  const count = sql<number>`count(*)`.as("count");
  const due = findPages(ctx, { review_due: true })
    .leftJoin("devices", "devices.id", "pages.device_id")
    .leftJoin("algorithms", "algorithms.id", "pages.algorithm_id");
  return jsonObject(GuideHealth, {
    with_errors: findPages(ctx, { has_errors: true }).select(count),
    needing_translation: findPages(ctx, {})
      .innerJoin("sites", "sites.customer_id", "pages.customer_id")
      .where(sql<boolean>`pages.needs_locales && sites.locales`)
      .select(count),
    review_due: findPages(ctx, { review_due: true }).select(count),
    oldest_review_on: due.select(sql<string>`min(coalesce(devices.review_due_on, algorithms.review_due_on))`.as("day")),
    without_image: findPages(ctx, { has_image: false }).select(count),
    with_dead_links: findPages(ctx, { has_dead_links: true }).select(count),
    without_code: findPages(ctx, { state: ["published", "changed"], has_code: false }).select(count),
    unchecked: findPages(ctx, {}).where("pages.compared_at", "is", null).select(count),
  });
}

/** Summed over all pages, in the order of the site's languages. */
function sumLanguages(ctx: TenantCtx) {
  const summed = sql`(
    select text ->> 'locale' as locale, min(array_position(sites.locales, text ->> 'locale')) as place,
      sum((text ->> 'done')::int) as done, sum((text ->> 'outdated')::int) as outdated, sum((text ->> 'missing')::int) as missing
    from pages join sites on sites.customer_id = pages.customer_id, jsonb_array_elements(pages.languages) as text
    where pages.customer_id = ${ctx.customer_id} and pages.deleted_at is null and text ->> 'locale' = any(sites.locales)
    group by 1
  )`;
  return sql<GuideOverview["languages"]>`coalesce((
    select json_agg(${jsonRow(Completeness, "summed")} order by summed.place) from ${summed} as summed
  ), '[]')`;
}

const namedPage = (locale: string | undefined) =>
  sql`json_build_object('id', pages.id, 'type', pages.type, 'title', ${pageTitle(locale)})`;

/** Not a join: the planner misjudges tables without statistics. Deleted pages are few, so the subquery is cheap. */
const isKept = ({ customer_id }: TenantCtx) =>
  sql<boolean>`page_id not in (select id from pages where customer_id = ${customer_id} and deleted_at is not null)`;

/** Saves of one request share a timestamp; publications do not, so they are grouped by minute. */
const savesOf = (ctx: TenantCtx) => sql`
  select case when saved.number = 1 and saved.fields = '[]' then 'created' else 'saved' end as kind, saved.updated_at as at,
    saved.updated_at as moment, saved.created_by as by, newest.id as page_id, saved.fields, null::int as number
  from (
    select id, type from pages where customer_id = ${ctx.customer_id} and deleted_at is null
    order by updated_at desc limit ${sql.lit(LOOKED_THROUGH)}
  ) as newest cross join lateral (
    select number, fields, updated_at, created_by from page_revisions
    where page_revisions.page_id = newest.id order by number desc limit ${sql.lit(MOST_RECENT)}
  ) as saved
  -- skip the automatic creation of the home page
  where not (newest.type = 'home_page' and saved.number = 1 and saved.fields = '[]')`;
const publicationsOf = (ctx: TenantCtx) => sql`
  select 'published', published_at, date_trunc('minute', published_at), published_by, page_id, '[]'::jsonb, number
  from publications where customer_id = ${ctx.customer_id} and ${isKept(ctx)}
  order by published_at desc limit ${sql.lit(LOOKED_THROUGH)}`;

/** Groups the same act on many pages; `page_id` is the latest of them. */
const actsOf = (ctx: TenantCtx) => sql`
  select change.kind, change.by, max(change.at) as at, count(distinct change.page_id)::int as count,
    (array_agg(change.page_id order by change.at desc, change.page_id))[1] as page_id,
    (array_agg(change.fields order by change.at desc, change.page_id))[1] as fields,
    (array_agg(change.number order by change.at desc, change.page_id))[1] as number
  from ((${savesOf(ctx)}) union all (${publicationsOf(ctx)})) as change
  group by change.kind, change.by, change.moment
  order by at desc limit ${sql.lit(MOST_RECENT)}`;

function listRecent(ctx: TenantCtx, locale: string | undefined) {
  const recent = sql`(
    select act.kind, act.at, person_name(act.by) as actor, act.by is not distinct from ${ctx.actor.id} as is_mine,
      ${namedPage(locale)} as page, null as thread, act.count, act.fields, act.number
    from (${actsOf(ctx)}) as act
      join pages on pages.id = act.page_id join sites on sites.customer_id = pages.customer_id
  )`;
  return sql<GuideOverview["recent"]>`coalesce((
    select json_agg(${jsonRow(RecentChange, "recent")} order by recent.at desc) from ${recent} as recent
  ), '[]')`;
}

const publishedOf = (ctx: TenantCtx) =>
  ctx.db.selectFrom("publications").where("customer_id", "=", ctx.customer_id).where(isKept(ctx));

/** One statement, apart from the suggestions made through share links. */
export async function readOverview(ctx: TenantCtx, locale: string | undefined): Promise<GuideOverview> {
  const [overview, suggested] = await Promise.all([readPages(ctx, locale), listRecentSuggestions(ctx, MOST_RECENT)]);
  const recent = [...overview.recent, ...suggested].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return { ...overview, recent: recent.slice(0, MOST_RECENT) };
}

function readPages(ctx: TenantCtx, locale: string | undefined): Promise<GuideOverview> {
  const since = publishedOf(ctx).select((of) => of.fn.min("published_at").as("at"));
  const newest = publishedOf(ctx).select(["page_id", "published_at"]).orderBy("published_at", "desc").limit(sql.lit(1));
  const named = pagesOf(ctx)
    .where("pages.id", "=", sql.ref<string>("newest.page_id"))
    .select(namedPage(locale).as("named"));
  const last = ctx.db.selectFrom(newest.as("newest")).select(["newest.published_at as at", sql`(${named})`.as("page")]);
  return ctx.db
    .selectNoFrom([
      sql<GuideOverview["states"]>`(${countStates(ctx)})`.as("states"),
      countHealth(ctx).as("health"),
      sumLanguages(ctx).as("languages"),
      sql<string | null>`(${since})`.as("public_since"),
      listRecent(ctx, locale).as("recent"),
      sql<GuideOverview["last_published"]>`(select ${jsonRow(LastPublished, "last")} from (${last}) as last)`.as(
        "last_published",
      ),
    ])
    .executeTakeFirstOrThrow();
}
