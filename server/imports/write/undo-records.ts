import { type RawBuilder, sql } from "kysely";
import type { ImportSubject } from "#contract/imports.ts";
import type { Work } from "../do-work.ts";
import { WRITTEN, type WrittenTable } from "./write-records.ts";

export type Range = { readonly from: number; readonly to: number };

export const rowsIn = ({ customer_id, import: { id } }: Work, { from, to }: Range) =>
  sql`r.customer_id = ${customer_id}::uuid and r.import_id = ${id}::uuid and r.number between ${from} and ${to}`;

/** Nothing came to it since: nobody changed it, no page shows it, no chain describes it. */
const UNTOUCHED: Record<ImportSubject, RawBuilder<unknown>> = {
  // Places that came with it are as old as it is, to the microsecond: one transaction has one time.
  devices: sql`
    not exists (select from pages where device_id = t.id) and not exists (select from datachains where device_id = t.id)
    and not exists (
      select from locations l where l.device_id = t.id and l.deleted_at is null and (l.lock_version > 0 or l.created_at <> t.created_at))`,
  algorithms: sql`
    not exists (select from pages where algorithm_id = t.id) and not exists (select from datachains where algorithm_id = t.id)
    and not exists (select from factsheets f where f.algorithm_id = t.id and f.lock_version > 1)`,
};

/** Soft-deletes the records that the import created; they can be restored for a day. */
export async function removeCreated(work: Work, range: Range): Promise<string[]> {
  const { subject } = work.import;
  const removed = await sql<{ id: string }>`
    update ${sql.table(subject)} as t
    set deleted_at = now(), updated_at = now(), updated_by = ${work.by}::uuid, lock_version = t.lock_version + 1
    from import_rows as r
    where ${rowsIn(work, range)} and r.verdict = 'create' and t.id = r.record_id and t.customer_id = r.customer_id
      and t.deleted_at is null and t.lock_version = 0 and ${UNTOUCHED[subject]}
    returning t.id`.execute(work.db);
  return removed.rows.map(({ id }) => id);
}

/** New places of records that were there before. Answers with those records. */
export async function removePlaces(work: Work, range: Range): Promise<string[]> {
  const removed = await sql<{ device_id: string }>`
    update locations as t
    set deleted_at = now(), updated_at = now(), updated_by = ${work.by}::uuid, lock_version = t.lock_version + 1
    from import_rows as r
    where ${rowsIn(work, range)} and r.record ->> 'is_new' = 'false' and r.record #>> '{place,is_new}' = 'true'
      and t.id = (r.record #>> '{place,id}')::uuid and t.customer_id = r.customer_id
      and t.deleted_at is null and t.lock_version = 0
    returning t.device_id`.execute(work.db);
  return removed.rows.map(({ device_id }) => device_id);
}

/** Others that a record pointed to may be gone for good by now. */
const POINTING: Readonly<Record<string, string>> = {
  status_id: "device_statuses",
  vendor_id: "organizations",
  accountable_id: "organizations",
  deployer_id: "organizations",
};
const formerValue = (column: string) => {
  const table = POINTING[column];
  return table ? sql`(select id from ${sql.table(table)} where id = n.${sql.ref(column)})` : sql`n.${sql.ref(column)}`;
};

/** Where in the row lie the plan, and what was before it. */
const PATHS = { record: { plan: "{}", before: "{record}" }, place: { plan: "{place}", before: "{place}" } } as const;

/** Puts the former values back, unless somebody changed the row since: then it stays as it is. */
export async function restoreRows(work: Work, range: Range, part: keyof typeof PATHS) {
  const table: WrittenTable = part === "place" ? "locations" : work.import.subject;
  const columns: readonly string[] = [...WRITTEN[table].plain, ...WRITTEN[table].texts];
  const assignments = columns.map((column) => sql`${sql.ref(column)} = ${formerValue(column)}`);
  const { plan, before } = PATHS[part];
  const former = sql`r.before #> ${before}::text[]`;
  const restored = await sql<{ id: string }>`
    update ${sql.table(table)} as t
    set ${sql.join(assignments)}, updated_at = now(), updated_by = ${work.by}::uuid, lock_version = t.lock_version + 1
    from import_rows as r
    join ${sql.table(table)} as o on o.id = (r.record #> ${plan}::text[] ->> 'id')::uuid
    cross join lateral jsonb_populate_record(o, ${former} -> 'set') as n
    where ${rowsIn(work, range)} and r.verdict = 'update' and ${former} is not null and t.id = o.id
      and t.customer_id = r.customer_id and t.deleted_at is null
      and t.lock_version = (r.record #> ${plan}::text[] ->> 'lock_version')::int + 1
    returning t.id`.execute(work.db);
  return restored.rows.map(({ id }) => id);
}
