import { sql } from "kysely";
import type { PageCard, Withheld } from "#contract/publications.ts";
import { wholeOf } from "#contract/whole-version.ts";
import type { ListedVersion } from "#guide/machine-readable/data-row.ts";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import { narrowWithheld, withheldOf } from "#server/pages/withholding/narrow-withheld.ts";
import { trimTextToSite } from "#server/pages/publishing/trim-snapshot.ts";

const BATCH = 1000;

type Row = ListedVersion & { readonly locales: readonly string[] };

/** Every version of the pages that are public now, or of one of them, in batches. */
export async function* readVersions(
  { db, customer_id }: PublicReading,
  page_id: string | undefined,
  size = BATCH,
): AsyncGenerator<ListedVersion[]> {
  const which = page_id === undefined ? sql`` : sql`and n.page_id = ${page_id}::uuid`;
  let after = { page_id: "00000000-0000-0000-0000-000000000000", number: 0 };
  for (let isMore = true; isMore;) {
    const { rows } = await sql<Row>`
      select n.page_id, p.type, p.slug, n.card -> 'title' as title, n.number, n.note, n.published_at, n.ended_at, sites.locales,
        ${withheldOf} as withheld
      from publications n join pages p on p.id = n.page_id join sites on sites.customer_id = n.customer_id
      where n.customer_id = ${customer_id} and n.card is not null ${which}
        and (n.page_id, n.number) > (${after.page_id}::uuid, ${after.number})
        and exists (select from publications c where c.page_id = n.page_id and c.ended_at is null)
      order by n.page_id, n.number limit ${size}`.execute(db);
    yield rows.map((row) => {
      const { locales, ...version } = narrowWithheld(row);
      return { ...version, title: trimTextToSite(version.title, locales) };
    });
    isMore = rows.length === size;
    after = rows.at(-1) ?? after;
  }
}

/** The public page at an address, and its latest version. The words of the versions are not read. */
export async function findVersions({ db, customer_id }: PublicReading, type: PageCard["type"], slug: string) {
  const { rows } = await sql<{ page_id: string; latest: number }>`
    select p.id as page_id, n.number as latest
    from pages p join publications n on n.page_id = p.id and n.ended_at is null
    where p.customer_id = ${customer_id} and p.type = ${type} and p.slug = ${slug}`.execute(db);
  return rows[0];
}

/** Why a version is withheld whole; undefined if it is not. */
export async function readWithheld({ db, customer_id }: PublicReading, page_id: string, number: number) {
  const { rows } = await sql<{ withheld: readonly Withheld[] }>`
    select ${withheldOf} as withheld from publications n
    where n.customer_id = ${customer_id} and n.page_id = ${page_id}::uuid and n.number = ${number}`.execute(db);
  return rows[0] && wholeOf(rows[0].withheld);
}
