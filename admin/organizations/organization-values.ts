import type { Named } from "#admin/records/SearchedPicker.tsx";
import type { FieldOf } from "#admin/records/changes.ts";
import type { Organization, OrganizationChange } from "#contract/organizations.ts";

const LINES = [
  "name",
  "local_name",
  "headline",
  "description",
  "logo_alt",
  "website",
  "contact_email",
  "contact_phone",
  "contact_postal",
  "dpo_contact",
  "identifier",
  "identifier_scheme",
] as const;

/** What the form holds: without null but for the parent, so that every field compares with its counterpart. */
export type OrganizationValues = Record<(typeof LINES)[number], string> & {
  kind: Organization["kind"];
  role: NonNullable<Organization["role"]> | "";
  parent_id: Named | null;
};

const FIELD_ORDER = [
  "name",
  "kind",
  "role",
  "parent_id",
  "local_name",
  "headline",
  "description",
  "logo_alt",
  "website",
  "contact_email",
  "contact_phone",
  "contact_postal",
  "dpo_contact",
  "identifier",
  "identifier_scheme",
] as const;

export function toValues(organization: Partial<Organization>): OrganizationValues {
  const { kind = "organization", role, parent } = organization;
  const others = { kind, role: role ?? "", parent_id: parent ?? null };
  const valueOf = (name: (typeof FIELD_ORDER)[number]) =>
    name in others ? others[name as keyof typeof others] : (organization[name as (typeof LINES)[number]] ?? "");
  return Object.fromEntries(FIELD_ORDER.map((name) => [name, valueOf(name)])) as OrganizationValues;
}

/** Only the named fields, as the API takes them: an empty text is none. */
export function toInput(values: OrganizationValues, names: readonly FieldOf<OrganizationValues>[]) {
  const of = (name: FieldOf<OrganizationValues>) => {
    if (name === "parent_id") return values.parent_id?.id ?? null;
    return values[name] === "" && name !== "name" ? null : values[name];
  };
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Omit<OrganizationChange, "lock_version">;
}
