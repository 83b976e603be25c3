import { sql } from "kysely";
import type * as z from "zod";
import {
  LINK_PROBLEMS,
  LINK_STATES,
  type LinkState,
  type OutsideLink,
  type outsideLinksApi,
} from "#contract/outside-links.ts";
import { pageTitle } from "#server/pages/page-title.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";

type LinksQuery = z.output<typeof outsideLinksApi.list.query>;

const SORTS = { url: sql.ref("url"), checked_at: sql.ref("checked_at") };

/** Pages that have the link for all that is known: public, and not published again since they were read. */
const pagesOf = sql`
  from pages join sites on sites.customer_id = pages.customer_id
    join publications on publications.page_id = pages.id and publications.ended_at is null
  where pages.id = any(outside_links.page_ids) and pages.deleted_at is null
    and publications.published_at <= outside_links.read_at`;

/** The site's settings and adopted reports that have the link. */
const sourcesOf = sql<OutsideLink["sources"]>`(
  select coalesce(json_agg(json_build_object('report_id', report.id, 'title', report.adopted -> 'content' ->> 'title')
    order by report.slug desc nulls first), '[]')
  from unnest(outside_links.sources) as source
    left join yearly_reports as report on report.id::text = source and report.customer_id = outside_links.customer_id
  where source = 'site' or report.id is not null)`;

/** The links of the public guide. */
const linksOf = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("outside_links")
    .where("outside_links.customer_id", "=", ctx.customer_id)
    .where(sql<boolean>`(outside_links.sources <> '{}' or exists (select ${pagesOf}))`);

/** Also counted on the dashboard. */
export const brokenLinks = (ctx: TenantCtx) => linksOf(ctx).where("state", "=", "broken");

const problemOf = (answer: string | null) => LINK_PROBLEMS.find((problem) => problem === answer) ?? null;

async function countStates(ctx: TenantCtx) {
  const rows = await linksOf(ctx)
    .select(["state", sql<number>`count(*)::int`.as("count")])
    .groupBy("state")
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(LINK_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<LinkState, number>;
}

export async function listLinks(ctx: TenantCtx, query: LinksQuery) {
  let found = linksOf(ctx);
  if (query.state) found = found.where("state", "in", query.state);
  if (query.q) found = found.where("url", "ilike", containing(query.q));
  const [rows, meta, counts] = await Promise.all([
    found
      .select(["url", "state", "answer", "checked_at"])
      .select(
        sql<OutsideLink["pages"]>`(select coalesce(json_agg(json_build_object('id', pages.id, 'type', pages.type,
          'title', ${pageTitle(undefined)}) order by pages.id), '[]') ${pagesOf})`.as("pages"),
      )
      .select(sourcesOf.as("sources"))
      .orderBy(orderOf(query.sort ?? "url", SORTS, "url"))
      .orderBy("url")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select(sql<number>`count(*)::int`.as("total_count")).executeTakeFirstOrThrow(),
    countStates(ctx),
  ]);
  const links = rows.map(({ answer, state, ...link }): OutsideLink => {
    const problem = problemOf(answer);
    return { ...link, state: state as LinkState, status: answer && !problem ? Number(answer) : null, problem };
  });
  return { links, counts, is_on: ctx.services.config.LINK_CHECKS, meta };
}
