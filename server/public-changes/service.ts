import { sql } from "kysely";
import type * as z from "zod";
import type { PublicChange, publicChangesApi } from "#contract/public-changes.ts";
import type { Withheld } from "#contract/publications.ts";
import { pageAddresses } from "#server/guide/page-addresses.ts";
import { narrowWithheld, withheldOf } from "#server/pages/withholding/narrow-withheld.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { siteOrigin } from "#server/sites/site-origin.ts";
import { givePositions } from "./give-positions.ts";

type Asked = z.output<typeof publicChangesApi.list.query>;
type Row = Omit<PublicChange, "url" | "data_url"> & { readonly slug: string; readonly withheld: readonly Withheld[] };

async function findGuide({ db, customer_id, services }: TenantCtx) {
  const site = await db
    .selectFrom("sites")
    .select(["slug", "domain"])
    .select(sql<boolean>`coalesce((features ->> 'open_data')::boolean, true)`.as("offers_data"))
    .where("customer_id", "=", customer_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!site) throw notFound("Guide");
  return { origin: siteOrigin(site, services.config), offers_data: site.offers_data };
}

/** Titles come from publications: nothing of a draft is read. */
const readRows = async ({ db, customer_id }: TenantCtx, { after, since, per_page }: Asked) => {
  const { rows } = await sql<Row>`
    select c.position, c.changed_at, case when n.ended_at is null then 'published' else 'withdrawn' end as state,
      p.id as page_id, p.type as page_type, p.slug, n.number, n.snapshot #> '{content,headline}' as title,
      case when n.ended_at is not null then p.withdrawn_because end as reason, ${withheldOf} as withheld,
      array(select distinct number from withholdings where page_id = p.id order by number) as withheld_versions,
      case when n.snapshot -> 'subject' <> 'null' then jsonb_build_object('kind', n.snapshot #> '{subject,kind}',
        'id', n.snapshot #> '{subject,id}', 'reference', n.snapshot #> '{subject,reference}') end as record
    from public_changes c join pages p on p.id = c.page_id
    join lateral (
      select page_id, number, ended_at, snapshot from publications where page_id = c.page_id order by number desc limit 1
    ) n on true
    where c.customer_id = ${customer_id} and c.position > ${after}
      and (${since ?? null}::timestamptz is null or c.changed_at >= ${since ?? null}::timestamptz)
    order by c.position limit ${per_page + 1}`.execute(db);
  return rows;
};

export async function listChanges(ctx: TenantCtx, asked: Asked) {
  const { origin, offers_data } = await findGuide(ctx);
  await givePositions(ctx);
  const rows = await readRows(ctx, asked);
  const changes = rows.slice(0, asked.per_page).map((found): PublicChange => {
    const { slug, withheld: _, ...row } = narrowWithheld(found);
    const { url, data_url } = pageAddresses(origin, { type: row.page_type, slug, number: row.number });
    const isData = offers_data && row.state === "published";
    return { ...row, url, data_url: isData ? data_url : null };
  });
  return { changes, next: changes.at(-1)?.position ?? asked.after, has_more: rows.length > changes.length };
}
