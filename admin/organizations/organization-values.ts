import { type FormValues, inputOf, valuesOf } from "#admin/inventory/record-values.ts";
import { useRecordWords } from "#admin/inventory/record-words.ts";
import type { FieldOf } from "#admin/records/changes.ts";
import type { FieldNames } from "#admin/records/field-names.ts";
import type { Organization, OrganizationChange } from "#contract/organizations.ts";
import { ORGANIZATION } from "#contract/records/organization.ts";

export type OrganizationValues = FormValues<typeof ORGANIZATION>;

export const toValues = (organization: Partial<Organization>): OrganizationValues =>
  valuesOf(ORGANIZATION, { kind: "organization", ...organization });

export const toInput = (values: OrganizationValues, names: readonly FieldOf<OrganizationValues>[]) =>
  inputOf(ORGANIZATION, values, names) as Omit<OrganizationChange, "lock_version">;

export function useFieldNames(): FieldNames<OrganizationValues> {
  const { label, value } = useRecordWords("organizations");
  return { label, value: (name, values) => value(name, ORGANIZATION[name], values[name]) };
}
