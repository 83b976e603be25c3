import { sql } from "kysely";
import type { Work } from "../do-work.ts";
import { keepCompleteness } from "./keep-completeness.ts";
import { rowsIn, type Range } from "./undo-records.ts";
import { writeLabels, writeSuppliers } from "./write-relations.ts";

type Former = {
  readonly id: string;
  readonly label_ids: readonly string[] | null;
  readonly suppliers: readonly { organization_id: string; role: string }[] | null;
};

/** Labels and suppliers as they were; those that are gone for good cannot come back. */
async function formerOf(work: Work, range: Range, ids: readonly string[]): Promise<Former[]> {
  const found = await sql<Former>`
    select r.record_id as id,
      case when r.record ->> 'labels' is not null then array(
        select labels.id from jsonb_array_elements_text(r.before #> '{record,labels}') as l(id) join labels on labels.id = l.id::uuid) end as label_ids,
      case when r.record ->> 'suppliers' is not null then (
        select coalesce(jsonb_agg(s), '[]') from jsonb_array_elements(r.before #> '{record,suppliers}') as s
        join organizations o on o.id = (s ->> 'organization_id')::uuid) end as suppliers
    from import_rows r where ${rowsIn(work, range)} and r.verdict = 'update' and r.record_id = any(${ids}::uuid[])`.execute(
    work.db,
  );
  return found.rows;
}

/** A sheet that somebody saved since stays as it is; one that was not there is empty again. */
async function restoreSheets(work: Work, range: Range) {
  await sql`
    update factsheets as f
    set answers = coalesce(nullif(r.before #> '{record,answers}', 'null'), '{}'), updated_at = now(), updated_by = ${work.by}::uuid,
      save_id = null, lock_version = f.lock_version + 1
    from import_rows r
    where ${rowsIn(work, range)} and r.verdict = 'update' and r.record ->> 'answers' is not null
      and f.algorithm_id = r.record_id and f.customer_id = r.customer_id
      and f.lock_version = coalesce((r.record ->> 'sheet_version')::int, 0) + 1`.execute(work.db);
}

/** Relations of records whose row was restored. */
export async function restoreRelations(work: Work, range: Range, ids: readonly string[]) {
  const { db, customer_id, import: ours } = work;
  const { subject } = ours;
  const former = await formerOf(work, range, ids);
  await writeLabels(
    db,
    { subject, customer_id },
    former.flatMap(({ id, label_ids }) => (label_ids ? [{ id, label_ids }] : [])),
  );
  if (subject !== "algorithms") return;
  await writeSuppliers(
    db,
    customer_id,
    former.flatMap(({ id, suppliers }) => (suppliers ? [{ id, suppliers }] : [])),
  );
  await restoreSheets(work, range);
  await keepCompleteness(db, customer_id, ids);
}
