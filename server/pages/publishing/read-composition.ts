import { sql } from "kysely";
import type { Identifiability } from "#contract/datachains.ts";
import type { Answers, SheetFacts } from "#contract/factsheets.ts";
import type { PageContent } from "#contract/page-content.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { DEVICE } from "#contract/records/device.ts";
import { type Fields, publicNames, type PublicRow } from "#contract/records/field.ts";
import type { Site } from "#contract/sites.ts";
import type { LText } from "#contract/texts.ts";
import type { ChainContent } from "#datachain/model.ts";
import type { PlaceRow } from "#server/locations/public-place.ts";
import type { Database, Db } from "#server/platform/database/db.ts";
import { runPrepared } from "#server/platform/database/prepared.ts";
import { presentSnapshot, publicLabel } from "./present-snapshot.ts";

/** A request, or a job that acts for a customer. */
export type Composing = {
  readonly db: Db;
  readonly customer_id: string;
  readonly services: { readonly database: Database };
};

export type RawOrganization = {
  readonly id: string;
  readonly name: string;
  readonly local_name: LText;
  readonly headline: LText;
  readonly description: LText;
  readonly logo_key: string | null;
  readonly website: string | null;
};

export type RawDevice = PublicRow<typeof DEVICE> & {
  readonly id: string;
  readonly status: {
    readonly id: string;
    readonly name: string;
    readonly names: LText;
    readonly phase: string;
  } | null;
};

export type RawAlgorithm = PublicRow<typeof ALGORITHM> & {
  readonly id: string;
  readonly review_due_on: string | null;
  readonly suppliers: readonly { readonly id: string; readonly role: SheetFacts["supplier_roles"][number] }[];
};

/** A page and everything it may show, as the tables have it. */
export type RawPage = {
  readonly id: string;
  readonly type: PageSnapshot["type"];
  readonly slug: string;
  readonly headline: LText;
  readonly content: Partial<PageContent>;
  readonly is_deleted: boolean;
  /** The public version, if there is one. */
  readonly published: PageSnapshot | null;
  readonly next_number: number;
  readonly revision_number: number | null;
  readonly read_at: string;
  readonly site: Pick<
    Site,
    "locales" | "default_locale" | "features" | "contact_email" | "contact_phone" | "translation_policy"
  >;
  readonly labels: PageSnapshot["labels"];
  readonly device: RawDevice | null;
  readonly algorithm: RawAlgorithm | null;
  readonly chain: {
    readonly taxonomy_id: string;
    readonly content: ChainContent;
    readonly identifiability: Identifiability | null;
  } | null;
  readonly answers: Answers | null;
  readonly organizations: readonly RawOrganization[];
  readonly places: readonly PlaceRow[];
  readonly relations: readonly (Omit<PageSnapshot["relations"][number], "title"> & { readonly title: LText | null })[];
};

/** Those of the page that the public may know by name. */
const labels = sql`(
  select coalesce(jsonb_agg(${publicLabel} order by l.position, l.id), '[]')
  from labels l
  where l.customer_id = p.customer_id and l.is_public and l.deleted_at is null and p.content -> 'label_ids' ? l.id::text
)`;

/** Names and values for a JSON object. */
const publicValues = (record: Fields, table: string) =>
  sql.join(
    (publicNames(record) as readonly string[]).map((name) => sql`${sql.lit(name)}, ${sql.ref(`${table}.${name}`)}`),
  );

const device = sql`(
  select jsonb_build_object('id', d.id, ${publicValues(DEVICE, "d")}, 'status', (
      select jsonb_build_object('id', s.id, 'name', s.name, 'names', s.names, 'phase', s.phase)
      from device_statuses s where s.id = d.status_id and s.is_public
    ))
  from devices d where d.customer_id = p.customer_id and d.id = p.device_id and d.deleted_at is null
)`;

const algorithm = sql`(
  select jsonb_build_object('id', a.id, ${publicValues(ALGORITHM, "a")}, 'review_due_on', a.review_due_on, 'suppliers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.organization_id, 'role', s.role) order by s.position), '[]')
      from algorithm_suppliers s where s.algorithm_id = a.id
    ))
  from algorithms a where a.customer_id = p.customer_id and a.id = p.algorithm_id and a.deleted_at is null
)`;

const chain = sql`(
  select jsonb_build_object('taxonomy_id', c.taxonomy_id, 'content', c.content, 'identifiability', c.identifiability)
  from datachains c where c.id = chain.id
)`;

const organizations = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', o.id, 'name', o.name, 'local_name', o.local_name, 'headline', o.headline, 'description', o.description,
    'logo_key', o.logo_key, 'website', o.website) order by o.name, o.id), '[]')
  from organizations o
  where o.customer_id = p.customer_id and o.deleted_at is null and o.id in (
    select unnest(array[d.accountable_id, d.vendor_id]) from devices d where d.id = p.device_id
    union all select a.deployer_id from algorithms a where a.id = p.algorithm_id
    union all select s.organization_id from algorithm_suppliers s where s.algorithm_id = p.algorithm_id
    union all select n.organization_id from datachain_organizations n where n.datachain_id = chain.id
  )
)`;

const places = sql`(
  select coalesce(jsonb_agg(to_jsonb(l) order by l.position, l.id), '[]')
  from locations l
  where l.customer_id = p.customer_id and l.device_id = p.device_id and l.is_public and l.deleted_at is null
    and l.precision <> 'hidden'
)`;

/** The other page's title is the one that residents know it by. */
const relations = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'page_id', other.id, 'type', r.type, 'direction', case when r.from_page_id = p.id then 'out' else 'in' end,
    'title', (
      select coalesce(n.card -> 'title', n.snapshot #> '{content,headline}') from publications n
      where n.page_id = other.id and n.ended_at is null
    )) order by r.type, r.created_at, r.id), '[]')
  from page_relationships r
  join pages other on other.id = case when r.from_page_id = p.id then r.to_page_id else r.from_page_id end
  where (r.from_page_id = p.id or r.to_page_id = p.id) and other.deleted_at is null
)`;

/**
 * Pages with everything they may show. One statement, so that all of it is of one moment, whoever writes meanwhile, and
 * as costly for fifty pages as for one.
 */
export async function readCompositions({ db, customer_id }: Composing, ids: readonly string[]): Promise<RawPage[]> {
  const pages = sql<RawPage>`
    select p.id, p.type, p.slug, p.headline, p.content, p.deleted_at is not null as is_deleted,
      (select ${presentSnapshot} from publications n where n.page_id = p.id and n.ended_at is null) as published,
      (select coalesce(max(n.number), 0) + 1 from publications n where n.page_id = p.id) as next_number,
      (select max(r.number) from page_revisions r where r.page_id = p.id) as revision_number,
      clock_timestamp() as read_at,
      jsonb_build_object('locales', site.locales, 'default_locale', site.default_locale, 'features', site.features,
        'contact_email', site.contact_email, 'contact_phone', site.contact_phone,
        'translation_policy', site.translation_policy) as site,
      ${labels} as labels, ${device} as device, ${algorithm} as algorithm, ${chain} as chain,
      (select f.answers from factsheets f where f.algorithm_id = p.algorithm_id) as answers,
      ${organizations} as organizations, ${places} as places, ${relations} as relations
    from pages p
    join sites site on site.customer_id = p.customer_id
    left join datachains chain on chain.customer_id = p.customer_id
      and (chain.device_id = p.device_id or chain.algorithm_id = p.algorithm_id)
    where p.customer_id = ${customer_id} and p.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], p.id)`;
  // planning takes longer than reading one page
  return runPrepared(db, pages);
}
