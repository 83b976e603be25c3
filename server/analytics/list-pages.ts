import { sql } from "kysely";
import type { PageFigures } from "#contract/analytics.ts";
import { pageTitle } from "#server/pages/page-title.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { containing, orderOf } from "#server/platform/records/list.ts";
import { scansByPage } from "#server/short-codes/scans/count-scans.ts";
import { ofLocale, type Range, sums, within } from "./read-range.ts";

type Listed = {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly limit: number;
  readonly offset: number;
};

type Row = {
  readonly page: PageFigures["page"];
  readonly views: number;
  readonly views_before: number;
  readonly visitors: number;
  readonly feedback: number;
  readonly scans: number;
  readonly total_count: number;
};

const SORTS = {
  views: sql.ref("views"),
  visitors: sql.ref("visitors"),
  scans: sql.ref("scans"),
  feedback: sql.ref("feedback"),
};

/** Pages with views or scans in the range or its comparison period. */
export async function listPages(
  ctx: TenantCtx,
  range: Range,
  { q, sort = "-views", limit, offset }: Listed,
): Promise<{ pages: PageFigures[]; total_count: number }> {
  const views = sums(range, "views");
  const { rows } = await sql<Row>`
    with read as (
      select page_id, ${views.now} as views, ${views.before} as views_before, ${sums(range, "visitors").now} as visitors,
        ${sums(range, "feedback").now} as feedback
      from event_days where ${within(range, ofLocale(range), sql`page_id is not null`)} group by page_id
    ), scanned as (${scansByPage(ctx, range)}), figures as (
      select page_id, coalesce(views, 0) as views, coalesce(views_before, 0) as views_before, coalesce(visitors, 0) as visitors,
        coalesce(feedback, 0) as feedback, coalesce(scans, 0) as scans
      from read full join scanned using (page_id)
    )
    select jsonb_build_object('id', pages.id, 'type', pages.type, 'title', ${pageTitle(undefined)}) as page,
      views, views_before, visitors, feedback, scans, count(*) over ()::int as total_count
    from figures join pages on pages.id = figures.page_id join sites on sites.customer_id = pages.customer_id
    where pages.customer_id = ${ctx.customer_id} and views + views_before + scans + feedback > 0
      and (${range.page_id ?? null}::uuid is null or pages.id = ${range.page_id ?? null})
      and (${q ?? null}::text is null or ${pageTitle(undefined)} ilike ${containing(q ?? "")})
    order by ${orderOf(sort, SORTS, "views")}, views desc, views_before desc, pages.id
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(ctx.db);
  // in the order of the columns of the file
  const pages = rows.map(({ page, views, views_before, visitors, scans, feedback }) => ({
    page,
    views,
    views_before: range.before && views_before,
    visitors,
    scans,
    feedback,
  }));
  // A page past the end has no row to carry the total.
  const total_count =
    rows[0]?.total_count ?? (offset > 0 ? (await listPages(ctx, range, { q, limit: 1, offset: 0 })).total_count : 0);
  return { pages, total_count };
}
