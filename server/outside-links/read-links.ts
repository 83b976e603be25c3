import { sql } from "kysely";
import type { Database } from "#server/platform/database/db.ts";
import { linksIn } from "./links-in.ts";

/** Pages read at once. */
const BATCH = 100;
/** Pages named for a link; more would not help to find it. */
const MOST_PAGES = 50;

type Published = { readonly page_id: string; readonly snapshot: unknown };

const publishedAfter = ({ system }: Database, customer_id: string, after: string | null) =>
  system
    .selectFrom("publications")
    .innerJoin("pages", "pages.id", "publications.page_id")
    .select(["publications.page_id", "publications.snapshot"])
    .where("publications.customer_id", "=", customer_id)
    .where("publications.ended_at", "is", null)
    .where("pages.deleted_at", "is", null)
    .$if(after !== null, (query) => query.where("publications.page_id", ">", after))
    .orderBy("publications.page_id")
    .limit(BATCH)
    .execute() as Promise<Published[]>;

/** Hosts of the guide itself: whether its own pages exist is known without asking. */
async function ownHosts({ system }: Database, customer_id: string, guide_host: string) {
  const { rows } = await sql<{ host: string }>`
    select domain as host from sites where customer_id = ${customer_id} and domain is not null
    union select slug || '.' || ${guide_host} from sites where customer_id = ${customer_id}
    union select slug from former_slugs where customer_id = ${customer_id}`.execute(system);
  return new Set(rows.map(({ host }) => host));
}

type Source = { readonly source: string; readonly content: unknown };

/** What the guide shows besides pages: the site's own links, and those of adopted reports. */
async function readSources({ system }: Database, customer_id: string) {
  const { rows } = await sql<Source>`
    select 'site' as source, jsonb_build_array(privacy_url, accessibility_url, about) as content
      from sites where customer_id = ${customer_id}
    union all select id::text, jsonb_build_array(adopted -> 'content' -> 'legal_basis_url',
        jsonb_path_query_array(adopted, '$.records[*].council_decisions[*].url'),
        jsonb_path_query_array(adopted, '$.records[*].decisions_in_force[*].url'))
      from yearly_reports where customer_id = ${customer_id} and adopted is not null`.execute(system);
  return rows;
}

/** Brings the links of a workspace in step with what its guide shows now. */
export async function readLinks(database: Database, customer_id: string, guide_host: string) {
  const own = await ownHosts(database, customer_id, guide_host);
  const pages = new Map<string, string[]>();
  const others = new Map<string, string[]>();
  const isOutside = (url: string) => !own.has(new URL(url).host);
  const note = ({ page_id, snapshot }: Published) => {
    for (const url of linksIn(snapshot))
      if (isOutside(url)) pages.set(url, [...(pages.get(url) ?? []), page_id].slice(0, MOST_PAGES));
  };
  const { now } = (await sql<{ now: string }>`select now()::text as now`.execute(database.system)).rows[0]!;
  let batch = await publishedAfter(database, customer_id, null);
  while (batch.length) {
    for (const page of batch) note(page);
    batch = await publishedAfter(database, customer_id, batch.at(-1)!.page_id);
  }
  for (const { source, content } of await readSources(database, customer_id))
    for (const url of linksIn(content).filter(isOutside))
      others.set(url, [...(others.get(url) ?? []), source].slice(0, MOST_PAGES));
  const links = [...new Set([...pages.keys(), ...others.keys()])].map((url) => ({
    url,
    page_ids: pages.get(url) ?? [],
    sources: others.get(url) ?? [],
  }));
  await database.system.transaction().execute(async (db) => {
    await sql`
      insert into outside_links (customer_id, url, page_ids, sources, read_at)
      select ${customer_id}, url, page_ids, sources, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (url text, page_ids uuid[], sources text[])
      on conflict (customer_id, url) do update set page_ids = excluded.page_ids,
        sources = excluded.sources, read_at = excluded.read_at`.execute(db);
    await sql`delete from outside_links where customer_id = ${customer_id} and read_at < ${now}::timestamptz`.execute(
      db,
    );
  });
}
