import { sql } from "kysely";
import type { Columns } from "./match-filter.ts";

/** A person's groups, as the person's resource lists them. */
export const groupsOfPerson = sql<{ value: string; display: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('value', g.id, 'display', g.display_name) order by g.display_name)
  from scim_members m join scim_groups g on g.customer_id = m.customer_id and g.id = m.group_id
  where m.customer_id = scim_people.customer_id and m.person_id = scim_people.id), '[]')`;

export const membersOfGroup = sql<{ value: string; display: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('value', p.id, 'display', p.user_name) order by p.id)
  from scim_members m join scim_people p on p.customer_id = m.customer_id and p.id = m.person_id
  where m.customer_id = scim_groups.customer_id and m.group_id = scim_groups.id), '[]')`;

export const personColumns = [
  "id",
  "user_id",
  "user_name",
  "external_id",
  "email",
  "display_name",
  "formatted_name",
  "given_name",
  "family_name",
  "active",
  "created_at",
  "updated_at",
  "lock_version",
] as const;

export const groupColumns = ["id", "display_name", "external_id", "created_at", "updated_at", "lock_version"] as const;

const text = (column: string, more: { exact?: true } = {}) => ({ kind: "text", of: sql.ref(column), ...more }) as const;
const always = (value: string) => ({ kind: "text", of: sql`${value}::text` }) as const;
const moments = {
  "meta.created": { kind: "moment", of: sql.ref("created_at") },
  "meta.lastmodified": { kind: "moment", of: sql.ref("updated_at") },
} as const;

const inGroup = (id: string) => sql<boolean>`exists (select from scim_members m
  where m.customer_id = scim_people.customer_id and m.person_id = scim_people.id and m.group_id::text = lower(${id}))`;
const inSomeGroup = sql<boolean>`exists (select from scim_members m
  where m.customer_id = scim_people.customer_id and m.person_id = scim_people.id)`;
const hasMember = (id: string) => sql<boolean>`exists (select from scim_members m
  where m.customer_id = scim_groups.customer_id and m.group_id = scim_groups.id and m.person_id::text = lower(${id}))`;
const hasMembers = sql<boolean>`exists (select from scim_members m
  where m.customer_id = scim_groups.customer_id and m.group_id = scim_groups.id)`;

/** What people can be filtered by. */
export const personFilters: Columns = {
  id: text("id"),
  username: text("user_name"),
  externalid: text("external_id", { exact: true }),
  displayname: text("display_name"),
  "name.formatted": text("formatted_name"),
  "name.givenname": text("given_name"),
  "name.familyname": text("family_name"),
  emails: text("email"),
  "emails.value": text("email"),
  "emails.type": always("work"),
  "emails.primary": { kind: "truth", of: sql`true` },
  active: { kind: "truth", of: sql.ref("active") },
  groups: { kind: "ids", holds: inGroup, some: inSomeGroup },
  "groups.value": { kind: "ids", holds: inGroup, some: inSomeGroup },
  ...moments,
};

export const groupFilters: Columns = {
  id: text("id"),
  displayname: text("display_name"),
  externalid: text("external_id", { exact: true }),
  members: { kind: "ids", holds: hasMember, some: hasMembers },
  "members.value": { kind: "ids", holds: hasMember, some: hasMembers },
  ...moments,
};
