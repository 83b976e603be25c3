import { sql } from "kysely";
import { presentSnapshot } from "#server/pages/publishing/present-snapshot.ts";
import type { Composing } from "#server/pages/publishing/read-composition.ts";
import { type Indexed, indexPage } from "./index-page.ts";

/** Languages that the site dropped. */
const dropLanguages = ({ db, customer_id }: Composing, ids: readonly string[]) =>
  sql`
    delete from guide_texts t using sites s
    where t.customer_id = ${customer_id} and t.page_id = any(${ids}::uuid[])
      and s.customer_id = t.customer_id and t.locale <> all(s.locales)`.execute(db);

const names = sql`jsonb_build_array(
  jsonb_path_query_array(present.snapshot, '$.labels[*].name') || jsonb_path_query_array(present.snapshot, '$.labels[*].names'),
  present.snapshot #> '{subject,status,name}')::text`;
const isIndexed = sql`t.page_id = n.page_id and t.names = named.names`;

/** Locked, so that none is withdrawn or republished meanwhile. */
const readMissing = ({ db, customer_id }: Composing, ids: readonly string[]) =>
  sql<Indexed>`
    select present.snapshot, named.names, n.number, array(
        select wanted.locale from unnest(s.locales) as wanted (locale)
        where not exists (select from guide_texts t where ${isIndexed} and t.locale = wanted.locale)) as locales
    from publications n join sites s on s.customer_id = n.customer_id
      cross join lateral (select ${presentSnapshot} as snapshot) present
      cross join lateral (select ${names} as names) named
    where n.customer_id = ${customer_id} and n.page_id = any(${ids}::uuid[]) and n.ended_at is null and n.card is not null
      and (select count(*) from guide_texts t where ${isIndexed}) < cardinality(s.locales)
    for update of n`.execute(db);

/**
 * Indexes public pages in all languages of the site, with the current names of labels and statuses. Runs in the publishing
 * transaction, and later for pages published before a language was added or a name changed.
 */
export async function indexMissing(ctx: Composing, ids: readonly string[]): Promise<void> {
  await dropLanguages(ctx, ids);
  const { rows } = await readMissing(ctx, ids);
  for (const missing of rows) await indexPage(ctx, missing);
}
