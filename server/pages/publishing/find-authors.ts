import { sql } from "kysely";
import type { PageChange, PageSnapshot } from "#contract/publications.ts";
import type { Difference } from "./compare-snapshots.ts";
import type { Composing } from "./read-composition.ts";

type Author = Pick<PageChange, "changed_by" | "changed_at">;
type Revision = {
  readonly fields: readonly { field: string; locale: string | null }[];
  readonly by: string | null;
  readonly at: string;
};
type Touched = { readonly key: string; readonly by: string | null; readonly at: string };

const NOBODY: Author = { changed_by: null, changed_at: null };
/** Older revisions are not searched. */
const MOST_REVISIONS = 200;

async function readRevisions({ db, customer_id }: Composing, page_id: string) {
  const { rows } = await sql<Revision>`
    select fields, person_name(created_by) as by, updated_at as at from page_revisions
    where customer_id = ${customer_id} and page_id = ${page_id} order by number desc limit ${sql.lit(MOST_REVISIONS)}`.execute(
    db,
  );
  return rows;
}

/** Last editors of related records, keyed by the prefix of the fields that show them. */
async function readTouched({ db, customer_id }: Composing, { page_id }: PageSnapshot): Promise<Map<string, Author>> {
  const { rows } = await sql<Touched>`
    with page as (select id, device_id, algorithm_id from pages where customer_id = ${customer_id} and id = ${page_id})
    select key, person_name(updated_by) as by, updated_at as at from (
      select 'subject' as key, updated_by, updated_at from devices where id = (select device_id from page)
      union all select 'subject', updated_by, updated_at from algorithms where id = (select algorithm_id from page)
      union all select 'chain', updated_by, updated_at from datachains
        where device_id = (select device_id from page) or algorithm_id = (select algorithm_id from page)
      union all select 'answers', updated_by, updated_at from factsheets where algorithm_id = (select algorithm_id from page)
      union all select 'places.' || id, updated_by, updated_at from locations where device_id = (select device_id from page)
      union all select 'organizations.' || o.id, o.updated_by, o.updated_at from organizations o
        where o.customer_id = ${customer_id} and o.id in (
          select accountable_id from devices where id = (select device_id from page)
          union select deployer_id from algorithms where id = (select algorithm_id from page)
          union select n.organization_id from datachain_organizations n join datachains c on c.id = n.datachain_id
            where c.device_id = (select device_id from page) or c.algorithm_id = (select algorithm_id from page))
    ) as touched`.execute(db);
  return new Map(rows.map(({ key, by, at }) => [key, { changed_by: by, changed_at: at }]));
}

const isWithin = (path: string, other: string) => path === other || path.startsWith(`${other}.`);

/** Adds the last author where known. Page saves record field and language; other records only who saved last. */
export async function withAuthors(
  ctx: Composing,
  snapshot: PageSnapshot,
  changes: readonly Difference[],
): Promise<PageChange[]> {
  const revisions = await readRevisions(ctx, snapshot.page_id);
  const touched = await readTouched(ctx, snapshot);
  const ofContent = (path: string, locale: string | null): Author => {
    const found = revisions.find(({ fields }) =>
      fields.some(
        (one) =>
          (isWithin(path, one.field) || isWithin(one.field, path)) &&
          (one.locale === null || locale === null || one.locale === locale),
      ),
    );
    return found ? { changed_by: found.by, changed_at: found.at } : NOBODY;
  };
  const authorOf = ({ field, locale }: Difference): Author => {
    if (field.startsWith("content.")) return ofContent(field.slice("content.".length), locale);
    if (field === "labels") return ofContent("label_ids", locale);
    const [first = "", second = "", part] = field.split(".");
    // set by the short code, not by a save of the place
    if (part === "short_code") return NOBODY;
    return touched.get(`${first}.${second}`) ?? touched.get(first) ?? NOBODY;
  };
  return changes.map((change) => ({ ...change, ...authorOf(change) }));
}
