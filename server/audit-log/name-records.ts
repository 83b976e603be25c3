import { type RawBuilder, sql } from "kysely";
import { pageTitle } from "#server/pages/page-title.ts";
import type { Db } from "#server/platform/database/db.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { containing } from "#server/platform/records/list.ts";

/** A workspace's entries, or those that belong to none: the installation's. */
export type AuditScope = { readonly db: Db; readonly customer_id: string | null };

const NAMED: Readonly<Record<string, string>> = {
  devices: "name",
  algorithms: "name",
  organizations: "name",
  device_statuses: "name",
  labels: "name",
  imports: "filename",
  import_profiles: "name",
  short_codes: "code",
  share_links: "label",
  api_tokens: "name",
  redirects: "path",
  invitations: "email",
  webhooks: "name",
  saved_views: "name",
};

/** Members. */
const people = (customer_id: string) => sql`
  select users.id, users.name from users
  join memberships on memberships.user_id = users.id where memberships.customer_id = ${customer_id}`;

/** Everything with a name that an entry can be about: `id` and `name`. */
function namedRows({ customer_id }: AuditScope): RawBuilder<unknown> {
  if (customer_id === null) return sql`select id, name from users union all select id, name from customers`;
  const tables = Object.entries(NAMED).map(
    ([table, name]) =>
      sql`select id, ${sql.ref(name)} as name from ${sql.table(table)} where customer_id = ${customer_id}`,
  );
  const titled = (from: RawBuilder<unknown>) => sql`
    ${from} join sites on sites.customer_id = pages.customer_id where pages.customer_id = ${customer_id}`;
  return sql.join(
    [
      ...tables,
      people(customer_id),
      titled(sql`select pages.id, ${pageTitle(undefined)} as name from pages`),
      titled(
        sql`select r.id, ${pageTitle(undefined)} as name from feedback_responses as r join pages on pages.id = r.page_id`,
      ),
      sql`
        select locations.id, coalesce(nullif(locations.name ->> sites.default_locale, ''), devices.name) as name
        from locations join devices on devices.id = locations.device_id join sites on sites.customer_id = locations.customer_id
        where locations.customer_id = ${customer_id}`,
      sql`select id, coalesce(name ->> default_locale, slug) as name from sites where customer_id = ${customer_id}`,
      sql`select id, name from customers where id = ${customer_id}`,
    ],
    sql` union all `,
  );
}

type Named = { readonly id: string; readonly name: string | null };

/** People who did something here before they left: the function knows them by the entries of the session's customer. */
async function formerPeople({ db, customer_id }: AuditScope, ids: readonly string[]): Promise<readonly Named[]> {
  if (customer_id === null || ids.length === 0) return [];
  const { rows } = await sql<Named>`
    select id, ${personName("id")} as name from unnest(${ids}::uuid[]) as id`.execute(db);
  return rows;
}

export async function namesOf(scope: AuditScope, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  if (ids.size === 0) return new Map();
  const { rows } = await sql<Named>`
    select id, name from (${namedRows(scope)}) as named where id = any(${[...ids]}::uuid[])`.execute(scope.db);
  const found = new Set(rows.map(({ id }) => id));
  const former = await formerPeople(
    scope,
    [...ids].filter((id) => !found.has(id)),
  );
  return new Map([...rows, ...former].flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}

/** Enough for any search that somebody reads through. */
const MOST = 500;

export async function idsNamed(scope: AuditScope, q: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${namedRows(scope)}) as named where name ilike ${containing(q)} limit ${sql.lit(MOST)}`.execute(
    scope.db,
  );
  return rows.map(({ id }) => id);
}
