import { sql } from "kysely";
import { auditImport, inOneTransaction, type Work } from "./do-work.ts";
import { removeCreatedReferences } from "./write/remove-created-references.ts";
import { tellUndone } from "./write/tell-history.ts";
import { type Range, removeCreated, removePlaces, restoreRows, rowsIn } from "./write/undo-records.ts";
import { restoreRelations } from "./write/undo-relations.ts";

const BATCH = 500;

/** Ranges of changed rows, one per batch. */
async function rangesOf({ db, customer_id, import: { id } }: Work): Promise<(Range & { count: number })[]> {
  const found = await sql<Range & { count: number }>`
    select min(number) as "from", max(number) as "to", count(*)::int as count
    from (
      select number, (row_number() over (order by number) - 1) / ${BATCH} as batch from import_rows
      where customer_id = ${customer_id}::uuid and import_id = ${id}::uuid and verdict in ('create', 'update', 'add_location')
    ) as rows group by batch order by batch`.execute(db);
  return found.rows;
}

const KEPT = JSON.stringify([{ code: "changed_since", field: null, column: null, value: null }]);

/** Reports records and places that exist but were not restored, because someone changed them since. */
async function nameKept(work: Work, range: Range, restored: { records: string[]; places: string[] }) {
  const { subject } = work.import;
  const named = await sql`
    update import_rows as r set problems = r.problems || ${KEPT}::jsonb
    where ${rowsIn(work, range)} and (
      (r.verdict = 'create' and exists (
        select from ${sql.table(subject)} t where t.id = r.record_id and t.customer_id = r.customer_id and t.deleted_at is null))
      or (r.verdict = 'update' and r.before -> 'record' is not null and r.record_id <> all(${restored.records}::uuid[]) and exists (
        select from ${sql.table(subject)} t where t.id = r.record_id and t.customer_id = r.customer_id and t.deleted_at is null))
      or (r.before -> 'place' is not null and (r.record #>> '{place,id}')::uuid <> all(${restored.places}::uuid[]) and exists (
        select from locations l where l.id = (r.record #>> '{place,id}')::uuid and l.customer_id = r.customer_id and l.deleted_at is null))
      or (r.record ->> 'is_new' = 'false' and r.record #>> '{place,is_new}' = 'true' and exists (
        select from locations l where l.id = (r.record #>> '{place,id}')::uuid and l.customer_id = r.customer_id and l.deleted_at is null)))`.execute(
    work.db,
  );
  return Number(named.numAffectedRows ?? 0);
}

async function ownersOf({ db, customer_id }: Work, places: readonly string[]): Promise<string[]> {
  const found = await sql<{ device_id: string }>`
    select distinct device_id from locations
    where customer_id = ${customer_id}::uuid and id = any(${places}::uuid[])`.execute(db);
  return found.rows.map(({ device_id }) => device_id);
}

async function takeBack(work: Work) {
  const { db, customer_id, import: ours, progress } = work;
  let [rows_done, changed_since] = [0, 0];
  for (const range of await rangesOf(work)) {
    const records = await restoreRows(work, range, "record");
    await restoreRelations(work, range, records);
    const isPlaced = ours.subject === "devices";
    const places = isPlaced ? await restoreRows(work, range, "place") : [];
    const moved = isPlaced ? [...(await ownersOf(work, places)), ...(await removePlaces(work, range))] : [];
    const removed = await removeCreated(work, range);
    await tellUndone(work, [...records, ...moved, ...removed]);
    changed_since += await nameKept(work, range, { records, places });
    rows_done += range.count;
    progress(rows_done);
  }
  await removeCreatedReferences(work);
  await auditImport(work, "import.undone", { subject: ours.subject, rows_done, changed_since });
  const { problem_counts } = await db
    .selectFrom("imports")
    .select("problem_counts")
    .where("customer_id", "=", customer_id)
    .where("id", "=", ours.id)
    .executeTakeFirstOrThrow();
  const kept = changed_since ? { changed_since } : {};
  return { rows_done, problem_counts: JSON.stringify({ ...(problem_counts as object), ...kept }) };
}

export const undoImport = inOneTransaction("undoing", takeBack);
