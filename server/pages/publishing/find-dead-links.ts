import { type RawBuilder, sql } from "kysely";
import type { PageSnapshot } from "#contract/publications.ts";
import type { LText } from "#contract/texts.ts";
import type { Composed } from "./compose-snapshot.ts";
import type { Composing } from "./read-composition.ts";

/** A link that may lead to a page of a guide. */
export type PageLink = {
  /** Host and path. Whether a link is dead depends on these alone. */
  readonly address: string;
  readonly host: string;
  readonly path: string;
  readonly type: string;
  readonly slug: string;
};

/** The texts of a page that may contain links, by field. */
export const linkedTexts = ({ content }: PageSnapshot): [string, LText][] => [
  ["subtitle", content.subtitle],
  ["body", content.body],
  ...content.questions.map(({ id, answer }): [string, LText] => [`questions.${id}.answer`, answer]),
];

const TYPES: Readonly<Record<string, string>> = {
  devices: "device_page",
  algorithms: "algorithm_page",
  collections: "collection_page",
};

/** Matches a page or anything below it, such as its history. Bounded to keep matching linear. */
const LINK =
  /\]\(https:\/\/([^\s/?#:@()[\]<>]{1,255})(?::\d{1,5})?\/(devices|algorithms|collections)\/([^\s/?#()[\]<>]{1,200})(?=[/?#)])/g;

export const pageLinks = (markdown: string): PageLink[] =>
  [...markdown.matchAll(LINK)].map(([, name = "", kind = "", slug = ""]) => {
    const [host, path] = [name.toLowerCase(), `/${kind}/${slug}`];
    return { address: host + path, host, path, type: TYPES[kind] ?? "", slug };
  });

const linksOf = (snapshot: PageSnapshot) =>
  linkedTexts(snapshot).flatMap(([, text]) => snapshot.locales.flatMap((locale) => pageLinks(text[locale] ?? "")));

/** Links to this guide, by address. */
export type OwnLinks = ReadonlyMap<string, { readonly path: string; readonly is_dead: boolean }>;

/** Collapses links with the same path; dead if any of them is. */
export const pathsOf = (snapshot: PageSnapshot, own: OwnLinks) => {
  const paths = new Map<string, boolean>();
  for (const { address } of linksOf(snapshot)) {
    const link = own.get(address);
    if (link) paths.set(link.path, (paths.get(link.path) ?? false) || link.is_dead);
  }
  return [...paths].map(([path, is_dead]) => ({ path, is_dead }));
};

/** Matches `link` with a table that has a type and a slug. */
const isThere = (table: string) =>
  sql`${sql.ref(`${table}.type`)} = link.type and ${sql.ref(`${table}.slug`)} = link.slug`;
const isFormerName = (customer_id: string, name: RawBuilder<unknown>) =>
  sql`exists (select from former_slugs where customer_id = ${customer_id} and slug = ${name})`;
const isReadable = sql`pages.status = 'published' and pages.deleted_at is null`;

/**
 * Finds links to this guide, and whether they are dead. The guide's current and former domains always count as its own. A
 * host that merely starts with its slug may belong to somebody else, so there only known addresses of its pages count.
 */
export async function readOwnLinks({ db, customer_id }: Composing, pages: readonly Composed[]): Promise<OwnLinks> {
  const links = [
    ...new Map(pages.flatMap(({ snapshot }) => linksOf(snapshot)).map((link) => [link.address, link])).values(),
  ];
  if (!links.length) return new Map();
  const column = (name: keyof PageLink) => links.map((link) => link[name]);
  const { rows } = await sql<{ address: string; path: string; is_dead: boolean }>`
    select link.address, link.path, not exists (
        select from pages where pages.customer_id = ${customer_id} and ${isThere("pages")} and ${isReadable}
        union all select from page_redirects as former join pages on pages.id = former.page_id
          where former.customer_id = ${customer_id} and ${isThere("former")} and ${isReadable}
        union all select from redirects left join pages on pages.id = redirects.page_id
          where redirects.customer_id = ${customer_id} and redirects.path = link.path
            and (redirects.target is not null or ${isReadable})) as is_dead
    from unnest(${column("address")}::text[], ${column("host")}::text[], ${column("path")}::text[], ${column("type")}::text[],
      ${column("slug")}::text[]) as link (address, host, path, type, slug)
    join sites on sites.customer_id = ${customer_id}
    where link.host = sites.domain or ${isFormerName(customer_id, sql`link.host`)}
      or (split_part(link.host, '.', 1) = sites.slug or ${isFormerName(customer_id, sql`split_part(link.host, '.', 1)`)})
        and exists (
          select from pages where pages.customer_id = ${customer_id} and ${isThere("pages")} and pages.deleted_at is null
          union all select from pages where pages.customer_id = ${customer_id} and ${isThere("pages")} and pages.deleted_at is not null
          union all select from page_redirects as former where former.customer_id = ${customer_id} and ${isThere("former")}
        )`.execute(db);
  return new Map(rows.map(({ address, ...link }) => [address, link]));
}
