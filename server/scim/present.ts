import type { Person } from "./read-resource.ts";
import type { GroupDocument, PersonDocument } from "./patch-resource.ts";

export const USER_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:User";
export const GROUP_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:Group";
const LIST_SCHEMA = "urn:ietf:params:scim:api:messages:2.0:ListResponse";

type Stored = {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly lock_version: number;
};
type Reference = { readonly value: string; readonly display: string };
export type PersonRow = Stored & Person & { readonly user_id: string | null };
export type GroupRow = Stored & { readonly display_name: string; readonly external_id: string | null };
export type Resource = Readonly<Record<string, unknown>>;

export const versionOf = ({ lock_version }: Pick<Stored, "lock_version">) => `W/"${lock_version}"`;

const metaOf = (base: string, type: "User" | "Group", row: Stored) => ({
  resourceType: type,
  created: new Date(row.created_at).toISOString(),
  lastModified: new Date(row.updated_at).toISOString(),
  location: `${base}/${type}s/${row.id}`,
  version: versionOf(row),
});

/** Attributes without a value are left out. */
const stated = (object: Resource) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== undefined));

export function presentPerson(base: string, row: PersonRow & { readonly groups?: readonly Reference[] }): Resource {
  const name = stated({ formatted: row.formatted_name, givenName: row.given_name, familyName: row.family_name });
  return stated({
    schemas: [USER_SCHEMA],
    id: row.id,
    externalId: row.external_id,
    userName: row.user_name,
    name: Object.keys(name).length ? name : null,
    displayName: row.display_name,
    emails: [{ value: row.email, type: "work", primary: true }],
    active: row.active,
    groups: row.groups?.map((one) => ({ ...one, type: "direct", $ref: `${base}/Groups/${one.value}` })),
    meta: metaOf(base, "User", row),
  });
}

export function presentGroup(base: string, row: GroupRow & { readonly members?: readonly Reference[] }): Resource {
  return stated({
    schemas: [GROUP_SCHEMA],
    id: row.id,
    externalId: row.external_id,
    displayName: row.display_name,
    members: row.members?.map((one) => ({ ...one, type: "User", $ref: `${base}/Users/${one.value}` })),
    meta: metaOf(base, "Group", row),
  });
}

export const presentList = (Resources: readonly Resource[], totalResults: number, startIndex: number) => ({
  schemas: [LIST_SCHEMA],
  totalResults,
  startIndex,
  itemsPerPage: Resources.length,
  Resources,
});

/** As `PATCH` changes it. An email that came from the user name follows the user name. */
export const personDocument = (row: PersonRow): PersonDocument => ({
  username: row.user_name,
  externalid: row.external_id,
  displayname: row.display_name,
  active: row.active,
  name: { formatted: row.formatted_name, givenname: row.given_name, familyname: row.family_name },
  emails:
    row.email.toLowerCase() === row.user_name.toLowerCase() ? [] : [{ value: row.email, type: "work", primary: true }],
});

export const groupDocument = (row: GroupRow, members: Iterable<string>): GroupDocument => ({
  displayname: row.display_name,
  externalid: row.external_id,
  members: new Set(members),
});
