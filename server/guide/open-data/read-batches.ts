import { type RawBuilder, sql } from "kysely";
import type { PageCard, PageSnapshot, Withheld } from "#contract/publications.ts";
import type { FeedEntry } from "#guide/machine-readable/atom-feed.ts";
import type { DataPage } from "#guide/machine-readable/data-row.ts";
import type { Bounds } from "#guide/machine-readable/data-catalog.ts";
import type { GuideTally } from "#guide/open-data.ts";
import { presentSnapshot } from "#server/pages/publishing/present-snapshot.ts";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import { trimTextToSite, trimToSite } from "#server/pages/publishing/trim-snapshot.ts";
import { narrowWithheld, withheldOf } from "#server/pages/withholding/narrow-withheld.ts";
import { keepLiveCodes } from "#server/short-codes/keep-live-codes.ts";

/*
 * Reads everything public in batches. All of it comes from publications, except the current names of labels and
 * statuses; of pages only their addresses.
 */

/** A snapshot is some ten kilobytes. */
const BATCH = 200;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** A repeatable read: everything is from one moment, whatever is published meanwhile. */
export const inOneMoment = <T>(reading: PublicReading, read: (reading: PublicReading) => Promise<T>): Promise<T> =>
  reading.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((db) => read({ ...reading, db }));

/** Continues after the last batch until one is not full. */
async function* batchesOf<Row extends { page_id: string }>(read: (after: string) => Promise<Row[]>, size: number) {
  let after: string | undefined = BEFORE_ALL;
  while (after !== undefined) {
    const rows: Row[] = await read(after);
    if (rows.length) yield rows;
    after = rows.length < size ? undefined : rows.at(-1)?.page_id;
  }
}

const isCurrent = ({ customer_id }: PublicReading) => sql`n.customer_id = ${customer_id} and n.ended_at is null`;

/** The site's current languages. */
type InSite = { readonly locales: readonly string[] };
type DataRow = DataPage & InSite & { page_id: string; slug: string };

/** All pages of one kind, in full. */
export async function* readDataPages(
  reading: PublicReading,
  type: DataPage["snapshot"]["type"],
  size = BATCH,
): AsyncGenerator<DataPage[]> {
  const read = async (after: string) => {
    const { rows } = await sql<DataRow>`
      select n.page_id, ${presentSnapshot} as snapshot, p.slug, n.number, n.published_at, sites.locales,
        (select published_at from publications first where first.page_id = n.page_id and first.number = 1) as first_published_at
      from publications n join pages p on p.id = n.page_id join sites on sites.customer_id = n.customer_id
      where ${isCurrent(reading)} and p.type = ${type} and n.page_id > ${after}::uuid
      order by n.page_id limit ${size}`.execute(reading.db);
    return rows;
  };
  for await (const rows of batchesOf(read, size)) {
    // The page's current address, not the one at the time of publication.
    const snapshots = await keepLiveCodes(
      reading,
      rows.map(({ slug, snapshot, locales }) => trimToSite({ ...snapshot, slug }, locales)),
    );
    yield rows.map(({ snapshot, number, published_at, first_published_at }, at) => ({
      snapshot: snapshots[at] ?? snapshot,
      number,
      published_at,
      first_published_at,
    }));
  }
}

export type ListedPage = Pick<PageCard, "page_id" | "type" | "slug" | "title" | "taxonomy_id"> & {
  readonly published_at: string;
};

async function readListed(reading: PublicReading, which: RawBuilder<unknown>): Promise<ListedPage[]> {
  const { rows } = await sql<ListedPage & InSite>`
    select n.page_id, p.type, p.slug, n.card -> 'title' as title, n.card ->> 'taxonomy_id' as taxonomy_id, n.published_at,
      sites.locales
    from publications n join pages p on p.id = n.page_id join sites on sites.customer_id = n.customer_id
    where ${isCurrent(reading)} and n.card is not null ${which}`.execute(reading.db);
  return rows.map(({ locales, ...page }) => ({ ...page, title: trimTextToSite(page.title, locales) }));
}

/** Every public page but home, as list entries. */
export const readListedPages = (reading: PublicReading, size = 1000): AsyncGenerator<ListedPage[]> =>
  batchesOf((after) => readListed(reading, sql`and n.page_id > ${after}::uuid order by n.page_id limit ${size}`), size);

/** A slice of the list for one part of the sitemap. */
export const readListedPart = (reading: PublicReading, { limit, offset }: { limit: number; offset: number }) =>
  readListed(reading, sql`order by n.page_id limit ${limit} offset ${offset}`);

export async function countPublicPages(reading: PublicReading): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from publications n where ${isCurrent(reading)} and n.card is not null`.execute(
    reading.db,
  );
  return rows[0]?.count ?? 0;
}

/** Totals of each kind. Cards list the places that pages show. */
export async function readTally(reading: PublicReading): Promise<GuideTally> {
  const { rows } = await sql<GuideTally>`
    select count(*) filter (where n.card ->> 'type' = 'device_page') as devices,
      count(*) filter (where n.card ->> 'type' = 'algorithm_page') as algorithms,
      count(*) filter (where n.card ->> 'type' = 'collection_page') as collections,
      coalesce(sum(n.number), 0)::integer as versions,
      coalesce(sum(jsonb_array_length(n.card -> 'places')), 0)::integer as places,
      max(n.published_at) as changed_at
    from publications n where ${isCurrent(reading)} and n.card is not null`.execute(reading.db);
  return rows[0] ?? { devices: 0, algorithms: 0, collections: 0, places: 0, versions: 0, changed_at: null };
}

const FEED_ENTRIES = 50;
type FeedRow = FeedEntry & {
  /** Of a withdrawal. */
  readonly reason: string | null;
};

/**
 * The latest events of one page, or of all but home, newest first: publications of pages that are public now, and for
 * withdrawn pages only when and why.
 */
export async function readLatest({ db, customer_id }: PublicReading, page_id: string | null): Promise<FeedEntry[]> {
  const isOf = (column: string) => (page_id === null ? sql`true` : sql`${sql.ref(column)} = ${page_id}::uuid`);
  const { rows } = await sql<FeedRow>`
    (
      select n.page_id, p.type, p.slug, n.card -> 'title' as title, n.number, false as is_withdrawal, n.published_at as at, n.note,
        null as reason, ${withheldOf} as withheld
      from publications n join pages p on p.id = n.page_id
      where n.customer_id = ${customer_id} and n.card is not null and ${isOf("n.page_id")}
        and exists (select from publications c where c.page_id = n.page_id and c.ended_at is null)
      order by n.published_at desc, n.number desc limit ${FEED_ENTRIES}
    ) union all (
      select p.id, p.type, p.slug, last.title, last.number, true, p.withdrawn_at, null, p.withdrawn_because, last.withheld
      from pages p cross join lateral (
        select number, card -> 'title' as title, ${withheldOf} as withheld
        from publications n where page_id = p.id order by number desc limit 1) last
      where p.customer_id = ${customer_id} and p.withdrawn_at is not null and ${isOf("p.id")}
      order by p.withdrawn_at desc limit ${FEED_ENTRIES}
    )
    order by at desc, number desc limit ${FEED_ENTRIES}`.execute(db);
  return rows.map((row) => {
    const { reason, ...entry } = narrowWithheld(row);
    return { ...entry, note: row.is_withdrawal ? reason : entry.note };
  });
}

/** About a kilometre, larger than any precision but `area`: a single place has an area around it too. */
const BOUNDS_STEP = 0.01;
const lowest = (name: "lat" | "lng") =>
  sql`(floor(min((place ->> ${sql.lit(name)})::numeric) / ${sql.lit(BOUNDS_STEP)}) * ${sql.lit(BOUNDS_STEP)})::float`;
const highest = (name: "lat" | "lng") =>
  sql`((floor(max((place ->> ${sql.lit(name)})::numeric) / ${sql.lit(BOUNDS_STEP)}) + 1) * ${sql.lit(BOUNDS_STEP)})::float`;

type Span = {
  readonly first_published_at: string | null;
  readonly published_at: string | null;
  readonly bounds: Bounds | null;
};

/** When the guide was first and last published, and what area its public places are in. */
export async function readSpan({ db, customer_id }: PublicReading): Promise<Span> {
  const { rows } = await sql<Span>`
    select min(published_at) as first_published_at, max(published_at) as published_at,
      (
        select case when count(*) > 0 then jsonb_build_object('west', ${lowest("lng")}, 'south', ${lowest("lat")},
          'east', ${highest("lng")}, 'north', ${highest("lat")}) end
        from guide_places
        where customer_id = ${customer_id} and place ->> 'precision' <> 'hidden' and place ->> 'lat' is not null
          and place ->> 'lng' is not null
      ) as bounds
    from publications where customer_id = ${customer_id}`.execute(db);
  return rows[0] ?? { first_published_at: null, published_at: null, bounds: null };
}

/** A publication by number: for what is drawn from it. */
export async function readPublication({ db, customer_id }: PublicReading, page_id: string, number: number) {
  const { rows } = await sql<{ snapshot: PageSnapshot; withheld: readonly Withheld[] }>`
    select n.snapshot, ${withheldOf} as withheld from publications n
    where n.customer_id = ${customer_id} and n.page_id = ${page_id}::uuid and n.number = ${number}
      and exists (select from publications c where c.page_id = n.page_id and c.ended_at is null)`.execute(db);
  return rows[0] && narrowWithheld(rows[0]).snapshot;
}
