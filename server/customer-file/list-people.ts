import { type RawBuilder, sql } from "kysely";
import type { CatalogTable } from "./read-catalog.ts";

/**
 * Everyone who is a member or appears in the history. Only members have an address: of those who left, a workspace knows
 * no more than the name.
 */
export function peopleLines(tables: readonly CatalogTable[], customer_id: string): RawBuilder<unknown> {
  const named = tables.flatMap(({ name, people }) =>
    people.map((column) => sql`select ${sql.ref(column)} from ${sql.table(name)} where customer_id = ${customer_id}`),
  );
  const all = sql.join(
    [
      sql`select user_id as id from memberships where customer_id = ${customer_id}`,
      sql`select actor_id from audit_entries where customer_id = ${customer_id} and actor_kind = 'user'`,
      ...named,
    ],
    sql` union `,
  );
  return sql`
    select jsonb_build_object('id', all_people.id, 'name', coalesce(users.name, person_name(all_people.id), ''),
      'email', users.email, 'role', memberships.role)::text as line
    from (${all}) as all_people
      left join memberships on memberships.user_id = all_people.id and memberships.customer_id = ${customer_id}
      left join users on users.id = memberships.user_id
    where all_people.id is not null order by all_people.id`;
}
