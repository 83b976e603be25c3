import { type Expression, sql } from "kysely";
import { ATTENTION_SUBJECTS, type Attention, type AttentionSubject, MOST_SUBJECTS } from "#contract/dashboard.ts";
import { findAlgorithms } from "#server/algorithms/find-algorithms.ts";
import { findDevices } from "#server/devices/find-devices.ts";
import { findPages } from "#server/pages/find-pages.ts";
import { pageTitle } from "#server/pages/page-title.ts";
import { failedSchedules } from "#server/pages/publishing/list-schedules.ts";
import { brokenLinks } from "#server/outside-links/list-links.ts";
import { reportsDue } from "#server/yearly-reports/list-reports.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { orphansOf } from "#server/short-codes/service.ts";

type Kind = (typeof ATTENTION_SUBJECTS)[number];

const most = sql.lit(MOST_SUBJECTS);
const noPage = sql`null as page_type, '[]'::jsonb as locales`;

async function devices(ctx: TenantCtx, filters: Parameters<typeof findDevices>[1]) {
  const found = (await findDevices(ctx, filters)).select(["devices.id", "devices.name", "devices.review_due_on"]);
  return sql`select id, name, review_due_on::text as due_on, ${noPage}
    from (${found.orderBy("devices.id").limit(most)}) as device order by device.id`;
}

async function algorithms(ctx: TenantCtx, filters: Parameters<typeof findAlgorithms>[1]) {
  const found = (await findAlgorithms(ctx, filters)).select([
    "algorithms.id",
    "algorithms.name",
    "algorithms.review_due_on",
  ]);
  return sql`select id, name, review_due_on::text as due_on, ${noPage}
    from (${found.orderBy("algorithms.id").limit(most)}) as algorithm order by algorithm.id`;
}

const pages = (ids: Expression<unknown>) => sql`
  select pages.id, ${pageTitle(undefined)} as name, null as due_on, pages.type as page_type,
    jsonb_path_query_array(pages.languages, '$[*] ? (@.outdated > 0).locale') as locales
  from pages join sites on sites.customer_id = pages.customer_id where pages.id in (${ids}) order by pages.id`;

/** The first records of each list, found with the list's own filters. */
const QUERIES: Record<Kind, (ctx: TenantCtx) => Promise<Expression<unknown>> | Expression<unknown>> = {
  devices_with_errors: (ctx) => devices(ctx, { has_errors: true }),
  algorithms_with_errors: (ctx) => algorithms(ctx, { has_errors: true }),
  devices_overdue: (ctx) => devices(ctx, { review_due: ["overdue"] }),
  algorithms_overdue: (ctx) => algorithms(ctx, { review_due: ["overdue"] }),
  devices_without_status: (ctx) => devices(ctx, { status: ["none"] }),
  devices_without_location: (ctx) => devices(ctx, { has_location: false }),
  devices_without_page: (ctx) => devices(ctx, { has_page: false }),
  draft_pages: (ctx) =>
    pages(
      findPages(ctx, { state: ["draft"] })
        .select("pages.id")
        .orderBy("pages.id")
        .limit(most),
    ),
  outdated_pages: (ctx) =>
    pages(findPages(ctx, { has_outdated: true }).select("pages.id").orderBy("pages.id").limit(most)),
  failed_schedules: (ctx) => pages(failedSchedules(ctx).select("page_schedules.page_id").limit(most)),
  broken_links: (ctx) =>
    sql`select pages.id, url as name, null as due_on, pages.type as page_type, '[]'::jsonb as locales
      from (${brokenLinks(ctx).select(["url", "page_ids"]).orderBy("url").limit(most)}) as link
      join pages on pages.id = (select min(page.id::text)::uuid from pages page where page.id = any(link.page_ids) and page.deleted_at is null)
      order by url`,
  reports_due: (ctx) =>
    sql`select id, content ->> 'title' as name, (content ->> 'due_on') as due_on, ${noPage}
      from (${reportsDue(ctx).select(["id", "content"])}) as report order by due_on, id limit ${most}`,
  unknown_codes: (ctx) =>
    sql`select asked as id, asked as name, null as due_on, ${noPage}
      from (${orphansOf(ctx).select(["asked", "scans"])}) as orphan order by scans desc, asked limit ${most}`,
};

/** The first records of each list. Skips lists whose count is zero, as most are. */
export async function listSubjects(ctx: TenantCtx, attention: Attention): Promise<AttentionSubject[]> {
  const wanted = ATTENTION_SUBJECTS.filter((kind) => attention[kind] > 0);
  if (wanted.length === 0) return [];
  const queries = await Promise.all(
    wanted.map(async (kind) => {
      const found = await QUERIES[kind](ctx);
      return sql`select ${sql.lit(kind)} as kind, subject.id::text as id, name, due_on, page_type, locales from (${found}) as subject`;
    }),
  );
  const { rows } = await sql<AttentionSubject>`${sql.join(queries, sql` union all `)}`.execute(ctx.db);
  return rows;
}
