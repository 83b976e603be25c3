import { type RawBuilder, type Selectable, sql } from "kysely";
import { NamedRef } from "#contract/devices.ts";
import { OrganizationItem, type OrganizationUse } from "#contract/organizations.ts";
import { localizedNames, plainNames } from "#contract/records/field.ts";
import { ORGANIZATION } from "#contract/records/organization.ts";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";
import { jsonRow } from "#server/platform/lists/json-columns.ts";
import type { Organizations } from "#server/platform/database/schema.ts";
import { itemColumns } from "#server/platform/records/item-columns.ts";
import type { TextColumn } from "#server/platform/records/texts.ts";

/** Every live record that names an organization; one that names it twice in the same way counts once. */
const usesOf = (id: RawBuilder<unknown>, customer_id: RawBuilder<unknown>): RawBuilder<OrganizationUse> => sql`
  select 'vendor' as kind, 'device' as type, d.id, d.name from devices d
    where d.customer_id = ${customer_id} and d.vendor_id = ${id} and d.deleted_at is null
  union all
  select 'accountable', 'device', d.id, d.name from devices d
    where d.customer_id = ${customer_id} and d.accountable_id = ${id} and d.deleted_at is null
  union all
  select 'deployer', 'algorithm', a.id, a.name from algorithms a
    where a.customer_id = ${customer_id} and a.deployer_id = ${id} and a.deleted_at is null
  union all
  select distinct 'supplier', 'algorithm', a.id, a.name from algorithm_suppliers s
    join algorithms a on a.id = s.algorithm_id
    where s.customer_id = ${customer_id} and s.organization_id = ${id} and a.deleted_at is null
  union all
  select 'datachain', case when d.id is null then 'algorithm' else 'device' end, coalesce(d.id, a.id), coalesce(d.name, a.name)
    from datachain_organizations o
    join datachains c on c.id = o.datachain_id
    left join devices d on d.id = c.device_id and d.deleted_at is null
    left join algorithms a on a.id = c.algorithm_id and a.deleted_at is null
    where o.customer_id = ${customer_id} and o.organization_id = ${id} and coalesce(d.id, a.id) is not null
  union all
  select 'parent', 'organization', child.id, child.name from organizations child
    where child.customer_id = ${customer_id} and child.parent_id = ${id} and child.deleted_at is null`;

/** As a table, to select from. */
export const usesTable = (id: string, customer_id: string) =>
  sql<OrganizationUse>`(${usesOf(sql`${id}::uuid`, sql`${customer_id}::uuid`)})`.as<"uses">(sql.id("uses"));

const useCount = sql<number>`(
  select count(*)::int from (${usesOf(sql.ref("organizations.id"), sql.ref("organizations.customer_id"))}) as uses
)`;

const parent = sql<OrganizationItem["parent"]>`(
  select ${jsonRow(NamedRef, "above")} from organizations above
  where above.id = organizations.parent_id and above.deleted_at is null
)`;

export const organizationItemColumns = itemColumns("organizations", OrganizationItem, { parent, use_count: useCount });

export const ORGANIZATION_FIELDS = plainNames(ORGANIZATION);
export const ORGANIZATION_TEXTS = localizedNames(ORGANIZATION);
const detailColumns = [...ORGANIZATION_FIELDS, ...ORGANIZATION_TEXTS, "logo_key"] as const;

export const organizationColumns = [
  ...organizationItemColumns,
  ...detailColumns.map((column) => `organizations.${column}` as const),
] as const;

type Text = (typeof ORGANIZATION_TEXTS)[number];
/** A row as selected, its JSON columns given their shapes. */
export type OrganizationRow = OrganizationItem &
  Pick<Selectable<Organizations>, (typeof ORGANIZATION_FIELDS)[number]> &
  Record<Text, TextColumn>;

export const organizationSorts = {
  name: sql`lower(organizations.name)`,
  use_count: useCount,
  updated_at: sql.ref("organizations.updated_at"),
};

export const organizationConstraints: ConstraintMeanings = {
  organizations_name_per_customer: {
    code: "organization_name_taken",
    message: "There is already an organization with that name",
    field: "organization.name",
  },
  organizations_identifier_per_customer: {
    code: "organization_identifier_taken",
    message: "Another organization has that identifier",
    field: "organization.identifier",
  },
  organizations_not_own_parent: {
    code: "organization_cycle",
    message: "An organization cannot be above itself",
    field: "organization.parent_id",
  },
};
