import { sql } from "kysely";
import type { Answers } from "#contract/factsheets.ts";
import type { ImportSubject } from "#contract/imports.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { TextColumn } from "#server/platform/records/texts.ts";
import type { ReadSupplier } from "../fields/read-row.ts";

type Row = Readonly<Record<string, unknown>>;
export type ExistingPlace = Row & { readonly id: string; readonly lock_version: number };

/** An existing record with everything an import may change. */
export type Existing = {
  readonly id: string;
  readonly name: string;
  readonly lock_version: number;
  /** Its columns, with texts in all languages. */
  readonly row: Row;
  /** Names of linked records, by their column. */
  readonly links: Readonly<Record<string, string | null>>;
  readonly labels: readonly string[];
  readonly places: readonly ExistingPlace[];
  readonly suppliers: readonly ReadSupplier[];
  readonly answers: Answers;
  readonly sheet_version: number | null;
};

const organization = (table: string, column: string) =>
  sql`(select name from organizations where id = ${sql.ref(`${table}.${column}`)})`;
const labelsOf = (table: string, id: string) => sql`array(
  select labels.name from ${sql.table(table)} as l join labels on labels.id = l.label_id
  where l.${sql.ref(id)} = r.id and labels.deleted_at is null
)`;

const devices = (customer_id: string, ids: readonly string[]) => sql<Existing>`
  select r.id, r.name, r.lock_version, to_jsonb(r) as row,
    jsonb_build_object('status_id', (select name from device_statuses where id = r.status_id),
      'vendor_id', ${organization("r", "vendor_id")}, 'accountable_id', ${organization("r", "accountable_id")}) as links,
    ${labelsOf("device_labels", "device_id")} as labels,
    coalesce((select jsonb_agg(to_jsonb(l) order by l.position, l.id) from locations l
      where l.device_id = r.id and l.customer_id = r.customer_id and l.deleted_at is null), '[]') as places,
    '[]'::jsonb as suppliers, '{}'::jsonb as answers, null as sheet_version
  from devices r where r.customer_id = ${customer_id} and r.deleted_at is null and r.id = any(${ids}::uuid[])`;

const algorithms = (customer_id: string, ids: readonly string[]) => sql<Existing>`
  select r.id, r.name, r.lock_version, to_jsonb(r) as row,
    jsonb_build_object('deployer_id', ${organization("r", "deployer_id")}) as links,
    ${labelsOf("algorithm_labels", "algorithm_id")} as labels,
    '[]'::jsonb as places,
    coalesce((select jsonb_agg(jsonb_build_object('name', o.name, 'role', s.role) order by s.position)
      from algorithm_suppliers s join organizations o on o.id = s.organization_id where s.algorithm_id = r.id), '[]') as suppliers,
    coalesce(f.answers, '{}') as answers, f.lock_version as sheet_version
  from algorithms r left join factsheets f on f.algorithm_id = r.id
  where r.customer_id = ${customer_id} and r.deleted_at is null and r.id = any(${ids}::uuid[])`;

export async function findExisting(db: Db, customer_id: string, subject: ImportSubject, ids: readonly string[]) {
  if (!ids.length) return new Map<string, Existing>();
  const found = await (subject === "devices" ? devices : algorithms)(customer_id, ids).execute(db);
  return new Map(found.rows.map((existing) => [existing.id, existing]));
}

export const textIn = (column: unknown, locale: string): string | null =>
  (column as TextColumn | null | undefined)?.[locale] ?? null;
