import { sql } from "kysely";
import type { PublishMark } from "#contract/analytics.ts";
import { pageTitle } from "#server/pages/page-title.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { Range } from "./read-range.ts";

const MOST = 50;

/** Publications within the range, newest first, by local day. */
export async function listMarks({ db, customer_id }: TenantCtx, { from, to, page_id }: Range, most = MOST) {
  const { rows } = await sql<PublishMark>`
    select (publications.published_at at time zone sites.time_zone)::date as day, publications.published_at as at, number, note,
      jsonb_build_object('id', pages.id, 'type', pages.type, 'title', ${pageTitle(undefined)}) as page
    from publications join pages on pages.id = publications.page_id join sites on sites.customer_id = publications.customer_id
    where publications.customer_id = ${customer_id}
      and publications.published_at >= ${from}::date::timestamp at time zone sites.time_zone
      and publications.published_at < (${to}::date + 1)::timestamp at time zone sites.time_zone
      and (${page_id ?? null}::uuid is null or publications.page_id = ${page_id ?? null})
    order by publications.published_at desc, publications.page_id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
