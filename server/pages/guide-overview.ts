import { sql } from "kysely";
import { GuideHealth, type GuideOverview, RecentChange, StateCounts } from "#contract/guide.ts";
import { Completeness, PAGE_STATES } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { jsonObject, jsonRow } from "#server/platform/json-columns.ts";
import { personName } from "#server/platform/person-name.ts";
import { pageTitle } from "./page-title.ts";
import { findPages } from "./find-pages.ts";

const MOST_RECENT = 6;

/** Every page, the home page too. */
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

/** The list's own filters find what is counted, so that a count and the list it leads to agree. */
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
    unchecked: findPages(ctx, {}).where("pages.compared_at", "is", null).select(count),
  });
}

/** All pages together, in the order of the site's languages. */
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

const publicationsOf = (ctx: TenantCtx, locale: string | undefined) =>
  pagesOf(ctx)
    .innerJoin("publications as publication", "publication.page_id", "pages.id")
    .where("publication.customer_id", "=", ctx.customer_id)
    .select([
      sql<string>`'published'`.as("kind"),
      "publication.published_at as at",
      personName("publication.published_by").as("actor"),
      sql<boolean>`publication.published_by is not distinct from ${ctx.actor.id}`.as("is_mine"),
      namedPage(locale).as("page"),
      sql`'[]'::jsonb`.as("fields"),
      sql<number | null>`publication.number`.as("number"),
    ])
    .orderBy("publication.published_at", "desc")
    .limit(sql.lit(MOST_RECENT));

/** The newest saves: those of the pages that were changed last, so that not all saves there ever were are sorted. */
function savesOf(ctx: TenantCtx, locale: string | undefined) {
  const newest = pagesOf(ctx).selectAll("pages").orderBy("pages.updated_at", "desc").limit(sql.lit(MOST_RECENT));
  return ctx.db
    .selectFrom(newest.as("pages"))
    .innerJoin("sites", "sites.customer_id", "pages.customer_id")
    .innerJoinLateral(
      (db) =>
        db
          .selectFrom("page_revisions")
          .whereRef("page_revisions.page_id", "=", "pages.id")
          .select(["number", "fields", "updated_at", "created_by"])
          .orderBy("number", "desc")
          .limit(sql.lit(MOST_RECENT))
          .as("saved"),
      (join) => join.onTrue(),
    )
    .select([
      sql<string>`case when saved.number = 1 and saved.fields = '[]' then 'created' else 'saved' end`.as("kind"),
      "saved.updated_at as at",
      personName("saved.created_by").as("actor"),
      sql<boolean>`saved.created_by is not distinct from ${ctx.actor.id}`.as("is_mine"),
      namedPage(locale).as("page"),
      "saved.fields",
      sql<number | null>`null::int`.as("number"),
    ]);
}

function listRecent(ctx: TenantCtx, locale: string | undefined) {
  const recent = sql`(
    select * from ((${publicationsOf(ctx, locale)}) union all (${savesOf(ctx, locale)})) as change
    order by change.at desc limit ${sql.lit(MOST_RECENT)}
  )`;
  return sql<GuideOverview["recent"]>`coalesce((
    select json_agg(${jsonRow(RecentChange, "recent")} order by recent.at desc) from ${recent} as recent
  ), '[]')`;
}

/** All of it in one statement. */
export async function readOverview(ctx: TenantCtx, locale: string | undefined): Promise<GuideOverview> {
  const since = pagesOf(ctx)
    .innerJoin("publications", "publications.page_id", "pages.id")
    .where("publications.customer_id", "=", ctx.customer_id)
    .select((of) => of.fn.min("publications.published_at").as("at"));
  const { last, ...overview } = await ctx.db
    .selectNoFrom([
      sql<GuideOverview["states"]>`(${countStates(ctx)})`.as("states"),
      countHealth(ctx).as("health"),
      sumLanguages(ctx).as("languages"),
      sql<string | null>`(${since})`.as("public_since"),
      listRecent(ctx, locale).as("recent"),
      sql<RecentChange | null>`(
        select ${jsonRow(RecentChange, "last")} from (${publicationsOf(ctx, locale)}) as last order by last.at desc limit 1
      )`.as("last"),
    ])
    .executeTakeFirstOrThrow();
  return { ...overview, last_published: last && { at: last.at, page: last.page } };
}
