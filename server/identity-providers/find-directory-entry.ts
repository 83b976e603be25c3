import { sql } from "kysely";
import type { PublicCtx } from "#server/platform/context.ts";
import type { Provider } from "./find-provider.ts";

type Entry = { readonly is_switched_off: boolean; readonly groups: readonly string[] };

/** What the workspace's directory says about somebody who signs in. It counts as long as it has a token. */
export async function findDirectoryEntry(
  { db }: PublicCtx,
  { customer_id }: Provider,
  { user_id, email }: { readonly user_id: string | undefined; readonly email: string },
): Promise<Entry | undefined> {
  if (!customer_id) return undefined;
  // Before the first sign-in, the email is all that ties both.
  const isThem = user_id
    ? sql`(p.user_id = ${user_id} or p.user_id is null and p.email = ${email})`
    : sql`(p.email = ${email} or p.user_id = (select id from users where users.email = ${email}))`;
  const { rows } = await sql<Entry>`
    select not p.active as is_switched_off, coalesce((
      select jsonb_agg(name) from scim_members m
      join scim_groups g on g.customer_id = m.customer_id and g.id = m.group_id
      cross join unnest(array[g.display_name::text, g.external_id]) as name
      where m.customer_id = p.customer_id and m.person_id = p.id and name is not null), '[]') as groups
    from scim_people p
    join scim_tokens t on t.customer_id = p.customer_id
    where p.customer_id = ${customer_id} and ${isThem}
    order by p.user_id nulls last limit 1`.execute(db);
  return rows[0];
}
