import { type RawBuilder, sql } from "kysely";
import type { PageCard, PageSnapshot, PublicPlace, Withheld } from "#contract/publications.ts";
import type { LText } from "#contract/texts.ts";
import type { Database, Db } from "#server/platform/database/db.ts";
import { runPrepared } from "#server/platform/database/prepared.ts";
import { presentSnapshot } from "./present-snapshot.ts";
import { narrowWithheld, withheldOf } from "../withholding/narrow-withheld.ts";
import { narrowVersion, readPresentVisibility } from "./present-visibility.ts";
import { trimToSite } from "./trim-snapshot.ts";

/*
 * Public reads. Everything comes from publications, apart from the current names of labels and statuses. `pages` only
 * supplies the current publication, address and withdrawal. Each function is one statement, so its result is consistent.
 */

/** A customer's public side. `db` may be any that sees the customer's rows. */
export type PublicReading = { readonly db: Db; readonly customer_id: string };

/** Finds a guide by its domain, or by its subdomain of ours. */
export async function findPublicSite({ system }: Pick<Database, "system">, where: { host: string } | { slug: string }) {
  return system
    .selectFrom("sites")
    .select(["customer_id", "slug", "domain"])
    .where((of) => ("host" in where ? of("domain", "=", where.host.toLowerCase()) : of("slug", "=", where.slug)))
    .executeTakeFirst();
}

/** For "what has changed". Excludes the author, who is not public. */
type Version = {
  readonly number: number;
  readonly published_at: string;
  readonly note: string | null;
  readonly withheld: readonly Withheld[];
};
export type PublicPage = {
  readonly kind: "page";
  readonly snapshot: PageSnapshot;
  readonly number: number;
  readonly published_at: string;
  /** Newest first, including this one. */
  readonly versions: readonly Version[];
};
export type MovedPage = { readonly kind: "moved"; readonly type: PageSnapshot["type"]; readonly slug: string };
export type WithdrawnPage = {
  readonly kind: "withdrawn";
  readonly page_id: string;
  /** From its last publication. */
  readonly title: LText;
  readonly withdrawn_at: string;
  readonly reason: string;
};

/** The newest versions of page `p`. Pass them through `narrowWithheld`. */
const newestVersions = (most: number) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('number', n.number, 'published_at', n.published_at, 'note', n.note,
    'withheld', ${withheldOf}) order by n.number desc), '[]')
  from (select page_id, number, published_at, note from publications where page_id = p.id order by number desc limit ${sql.lit(most)}) n
)`;
const MOST_VERSIONS = 50;

/** What the list of versions says about each. */
function listVersions(versions: readonly Version[]): Version[] {
  return versions.map((version) => {
    const { number, published_at, note, withheld } = narrowWithheld(version);
    return { number, published_at, note, withheld };
  });
}

type Row = Omit<PublicPage, "kind"> & {
  page_id: string;
  type: PageSnapshot["type"];
  slug: string;
  is_asked_for: boolean;
  withdrawn_at: string | null;
  reason: string | null;
  /** The last version of a page that was withdrawn. */
  last: { readonly title: LText | null; readonly withheld: readonly Withheld[] } | null;
  /** The site's current languages. */
  locales: readonly string[];
};

/** Shows the page's current address, even if it was published under another. */
function presentRow(row: Row | undefined): PublicPage | MovedPage | WithdrawnPage | undefined {
  if (!row) return undefined;
  const { snapshot, number, published_at, slug, type, page_id, withdrawn_at } = row;
  if (snapshot && !row.is_asked_for) return { kind: "moved", type, slug };
  if (snapshot) {
    const shown = trimToSite({ ...snapshot, slug }, row.locales);
    return { kind: "page", snapshot: shown, number, published_at, versions: listVersions(row.versions) };
  }
  if (withdrawn_at === null) return undefined;
  const title = (row.last && narrowWithheld(row.last).title) ?? {};
  return { kind: "withdrawn", page_id, title, withdrawn_at, reason: row.reason ?? "" };
}

async function readRow(
  { db, customer_id }: PublicReading,
  which: RawBuilder<unknown>,
  isAskedFor: RawBuilder<unknown>,
) {
  const [row] = await runPrepared(
    db,
    sql<Row>`
    select p.id as page_id, p.type, p.slug, ${isAskedFor} as is_asked_for, p.withdrawn_at, p.withdrawn_because as reason,
      case when n.number is not null then ${presentSnapshot} end as snapshot, n.number, n.published_at,
      ${newestVersions(MOST_VERSIONS)} as versions,
      case when n.number is null then (
        select jsonb_build_object('title', n.snapshot #> '{content,headline}', 'withheld', ${withheldOf})
        from publications n where n.page_id = p.id order by n.number desc limit 1) end as last,
      sites.locales
    from pages p
    join sites on sites.customer_id = p.customer_id
    left join publications n on n.page_id = p.id and n.ended_at is null
    where p.customer_id = ${customer_id} and ${which}
      and (n.number is not null or p.withdrawn_at is not null)
    order by is_asked_for desc, n.number is null, p.deleted_at desc nulls first limit 1`,
  );
  return presentRow(row);
}

/** Finds a page by its current or a former address. Never returns a page that was never public. */
export const readPublicPage = (reading: PublicReading, type: PageSnapshot["type"], slug: string) => {
  // separate selects, because each has its own index
  const isThere = sql`customer_id = ${reading.customer_id} and type = ${type} and slug = ${slug}`;
  const found = sql`p.id in (
    select id from pages where ${isThere} and deleted_at is null
    union all select id from pages where ${isThere} and deleted_at is not null
    union all select page_id from page_redirects where ${isThere})`;
  return readRow(reading, found, sql`(p.type = ${type} and p.slug = ${slug})`);
};

export type PublicVersion = Version & {
  /** Null if it is withheld whole. */
  readonly snapshot: PageSnapshot | null;
  /** Superseded by a later one. */
  readonly is_old: boolean;
};

/** A page's history without the words of its versions. */
export type PublicHistory = {
  readonly page_id: string;
  /** In its current publication. */
  readonly title: LText;
  readonly taxonomy_id: string | null;
  /** Newest first. */
  readonly versions: readonly Version[];
};

/** More would not fit into a list of choices. */
const MOST_COMPARED = 200;

/** Returns nothing for a page that is not public now. */
export async function readPublicHistory({ db, customer_id }: PublicReading, type: PageSnapshot["type"], slug: string) {
  const { rows } = await sql<PublicHistory>`
    select p.id as page_id, n.snapshot #> '{content,headline}' as title, n.snapshot #>> '{chain,taxonomy_id}' as taxonomy_id,
      ${newestVersions(MOST_COMPARED)} as versions
    from pages p join publications n on n.page_id = p.id and n.ended_at is null
    where p.customer_id = ${customer_id} and p.type = ${type} and p.slug = ${slug}`.execute(db);
  const [history] = rows;
  return history && { ...history, versions: listVersions(history.versions) };
}

type VersionRow = Omit<PublicVersion, "snapshot"> & {
  readonly page_id: string;
  readonly locales: readonly string[];
  readonly snapshot: PageSnapshot;
};

async function readVersionRow(reading: PublicReading, which: RawBuilder<unknown>): Promise<PublicVersion | undefined> {
  const { rows } = await sql<VersionRow>`
    select p.id as page_id, n.number, n.note, n.published_at, n.ended_at is not null as is_old, sites.locales, ${withheldOf} as withheld,
      ${presentSnapshot} || jsonb_build_object('slug', p.slug) as snapshot
    from pages p join publications n on n.page_id = p.id join sites on sites.customer_id = p.customer_id
    where p.customer_id = ${reading.customer_id} and ${which}
      and exists (select from publications present where present.page_id = p.id and present.ended_at is null)`.execute(
    reading.db,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { page_id, locales, snapshot, ...version } = narrowWithheld(row);
  if (!snapshot) return { ...version, snapshot: null };
  const visibility = await readPresentVisibility(reading, page_id);
  return { ...version, snapshot: narrowVersion(trimToSite(snapshot, locales), visibility) };
}

/** One version as it may be shown today: nothing that was withheld or has been hidden since, and in the site's present languages. */
export const readPublicVersion = (reading: PublicReading, type: PageSnapshot["type"], slug: string, number: number) =>
  readVersionRow(reading, sql`p.type = ${type} and p.slug = ${slug} and n.number = ${number}`);

export const readVersionOf = (reading: PublicReading, page_id: string, number: number) =>
  readVersionRow(reading, sql`p.id = ${page_id}::uuid and n.number = ${number}`);

/** By id, for printed codes and old paths. */
export const readPublicPageById = (reading: PublicReading, id: string) =>
  readRow(reading, sql`p.id = ${id}::uuid`, sql`true`);

/** By the code on a sign, in lower case. The code only counts if the publication contains it. */
export const readPublicPageByCode = (reading: PublicReading, code: string) =>
  readRow(
    reading,
    sql`exists (
      select from locations l
      where l.customer_id = ${reading.customer_id} and l.device_id = p.device_id and lower(l.short_code) = ${code}
        and n.snapshot -> 'places' @> jsonb_build_array(jsonb_build_object('id', l.id, 'short_code', l.short_code)))`,
    sql`true`,
  );

/** Undefined until the home page is first published. */
export async function readPublicHome(reading: PublicReading): Promise<PublicPage | undefined> {
  const home = await readRow(reading, sql`p.type = 'home_page'`, sql`true`);
  return home?.kind === "page" ? home : undefined;
}

const MOST_REPLIES = 10;

/** Includes a paraphrase of the comment, because the comment itself is not public. */
type PublicReply = {
  readonly id: string;
  readonly said: LText;
  readonly reply: LText;
  readonly published_at: string;
};

/** Public replies on a page, newest first. */
export function readPublicReplies({ db, customer_id }: PublicReading, page_id: string) {
  return runPrepared(
    db,
    sql<PublicReply>`
    select r.id, r.said, r.public_reply as reply, r.reply_published_at as published_at
    from feedback_responses r
    where r.customer_id = ${customer_id} and r.page_id = ${page_id}::uuid
      and r.reply_published_at is not null and r.public_reply is not null
    order by r.reply_published_at desc, r.id limit ${sql.lit(MOST_REPLIES)}`,
  );
}

export const isPublicCard = sql`n.ended_at is null and n.card is not null`;
export const byTitle = sql`lower(n.card -> 'title' ->> sites.default_locale) nulls last`;

async function readCardsWhere(
  { db, customer_id }: PublicReading,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  most: number | null = null,
) {
  const rows = await runPrepared(
    db,
    sql<{ card: PageCard }>`
    select n.card || jsonb_build_object('slug', p.slug) as card
    from publications n join pages p on p.id = n.page_id join sites on sites.customer_id = n.customer_id
    where n.customer_id = ${customer_id} and ${isPublicCard} and ${which}
    order by ${order}, n.page_id limit ${most}`,
  );
  return rows.map(({ card }) => card);
}

/** In the requested order, without pages that are not public. */
export const readPublicCards = async (reading: PublicReading, ids: readonly string[]): Promise<PageCard[]> =>
  ids.length
    ? readCardsWhere(reading, sql`n.page_id = any(${ids}::uuid[])`, sql`array_position(${ids}::uuid[], n.page_id)`)
    : [];

/** The first collections by title. */
export const readCollections = (reading: PublicReading, most: number): Promise<PageCard[]> =>
  readCardsWhere(
    reading,
    sql`p.customer_id = ${reading.customer_id} and p.type = 'collection_page' and p.deleted_at is null`,
    byTitle,
    most,
  );

/** The first public pages with a position, by title. */
export const readPlacedCards = (reading: PublicReading, most: number): Promise<PageCard[]> =>
  readCardsWhere(
    reading,
    sql`n.page_id in (
      select f.page_id from publications f
      where f.customer_id = ${reading.customer_id} and f.ended_at is null and f.card -> 'places' <> '[]'
        and jsonb_path_exists(f.card, '$.places[*] ? (@.lat != null && @.lng != null)')
      order by f.page_id limit ${most})`,
    byTitle,
  );

type PlacedPage = Pick<PageCard, "page_id" | "type" | "slug" | "title" | "identifiability">;

/** Identifies a place of a page. */
export type PlaceKey = { readonly page_id: string; readonly position: string };
type Located = Pick<PublicPlace, "id" | "name" | "address" | "lat" | "lng" | "geometry">;

/** Places of public pages by title, at the precision each page allows. */
export async function readPublicPlaces({ db, customer_id }: PublicReading) {
  const { rows } = await sql<PlaceKey & { place: Located; identifiability: PageCard["identifiability"] }>`
    select g.page_id, g.position::text, g.identifiability, g.place
    from guide_places g join sites on sites.customer_id = g.customer_id
    where g.customer_id = ${customer_id}
    order by lower(g.title ->> sites.default_locale) nulls last, g.page_id, g.position`.execute(db);
  return rows;
}

/** Places with their pages, without those no longer public. */
export async function readPlacesByKey({ db, customer_id }: PublicReading, keys: readonly PlaceKey[]) {
  const [pages, positions] = [keys.map(({ page_id }) => page_id), keys.map(({ position }) => position)];
  const { rows } = await sql<{ place: PublicPlace; position: string } & PlacedPage>`
    select g.place, g.position::text, g.page_id, p.type, p.slug, g.title, g.identifiability
    from unnest(${pages}::uuid[], ${positions}::bigint[]) as asked (page_id, position)
      join guide_places g on g.page_id = asked.page_id and g.position = asked.position and g.customer_id = ${customer_id}
      join pages p on p.id = g.page_id`.execute(db);
  return rows.map(({ place, position, ...card }) => ({ position, place: { ...place, card } }));
}
