import { sql } from "kysely";
import { holdToRemove } from "#server/platform/database/locks.ts";
import type { Work } from "../do-work.ts";

const BATCH = 1000;

/** Deleted devices lose a status with it. In batches: in one statement 100,000 of them would take too long. */
async function clearStatuses({ db, customer_id }: Work, ids: readonly string[]) {
  if (!ids.length) return;
  for (let isMore = true; isMore;) {
    const { numAffectedRows } = await sql`
      update devices set status_id = null where id in (
        select id from devices
        where customer_id = ${customer_id}::uuid and status_id = any(${ids}::uuid[]) and deleted_at is not null
        limit ${BATCH})`.execute(db);
    isMore = Number(numAffectedRows ?? 0) === BATCH;
  }
}

/** Statuses, organizations and labels that the import created go as well, unless somebody uses them by now. */
export async function removeCreatedReferences(work: Work) {
  const { db, customer_id, by } = work;
  const idsOf = (wanted: string) => work.import.made.flatMap(({ noun, id }) => (noun === wanted && id ? [id] : []));
  const own = sql`t.customer_id = ${customer_id}::uuid and t.lock_version = 0`;
  // locks out new references; a concurrent one is visible by the time we check
  await holdToRemove(work, "device_statuses", idsOf("status"));
  await holdToRemove(work, "organizations", idsOf("organization"));
  await holdToRemove(work, "labels", idsOf("label"));
  const away = sql`deleted_at = now(), updated_at = now(), updated_by = ${by}::uuid, lock_version = t.lock_version + 1`;
  const unused = await sql<{ id: string }>`
    select t.id from device_statuses as t where ${own} and t.id = any(${idsOf("status")}::uuid[])
      and not exists (select from devices d where d.status_id = t.id and d.deleted_at is null)`.execute(db);
  const statuses = unused.rows.map(({ id }) => id);
  await clearStatuses(work, statuses);
  await sql`
    delete from device_statuses where customer_id = ${customer_id}::uuid and id = any(${statuses}::uuid[])`.execute(db);
  await sql`
    update organizations as t set ${away}
    where ${own} and t.deleted_at is null and t.id = any(${idsOf("organization")}::uuid[])
      and not exists (select from devices d where t.id in (d.vendor_id, d.accountable_id) and d.deleted_at is null)
      and not exists (select from algorithms a where a.deployer_id = t.id and a.deleted_at is null)
      and not exists (select from algorithm_suppliers s join algorithms a on a.id = s.algorithm_id
        where s.organization_id = t.id and a.deleted_at is null)
      and not exists (select from datachain_organizations c where c.organization_id = t.id)
      and not exists (select from organizations c where c.parent_id = t.id and c.deleted_at is null)`.execute(db);
  await sql`
    update labels as t set ${away}
    where ${own} and t.deleted_at is null and t.id = any(${idsOf("label")}::uuid[])
      and not exists (select from device_labels l join devices d on d.id = l.device_id where l.label_id = t.id and d.deleted_at is null)
      and not exists (select from algorithm_labels l join algorithms a on a.id = l.algorithm_id where l.label_id = t.id and a.deleted_at is null)
      and not exists (select from page_labels l where l.label_id = t.id)`.execute(db);
}
