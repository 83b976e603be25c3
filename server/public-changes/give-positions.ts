import { sql } from "kysely";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";

const hasNew = async ({ db, customer_id }: TenantCtx) =>
  (await db
    .selectFrom("public_changes")
    .select("page_id")
    .where("customer_id", "=", customer_id)
    .where("position", "is", null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Gives positions to committed changes. A change whose transaction is still open has none, and gets a later one than all
 * that were given before: so a reader that has read up to a position never misses what is committed afterwards.
 */
export async function givePositions(tenant: TenantCtx): Promise<void> {
  if (!(await hasNew(tenant))) return;
  await inTransaction(tenant, async ({ db, customer_id }) => {
    await sql`insert into public_change_counters (customer_id) values (${customer_id}) on conflict do nothing`.execute(
      db,
    );
    await sql`select from public_change_counters where customer_id = ${customer_id} for update`.execute(db);
    // A page that is being published right now is skipped: it is new again once that is committed.
    await sql`
      with fresh as (
        select page_id, changed_at from public_changes
        where customer_id = ${customer_id} and position is null for no key update skip locked
      ), given as (
        update public_changes set position = counter.last + ordered.at
        from (select page_id, row_number() over (order by changed_at, page_id) as at from fresh) as ordered,
          public_change_counters as counter
        where public_changes.page_id = ordered.page_id and counter.customer_id = ${customer_id}
        returning public_changes.page_id
      )
      update public_change_counters set last = last + (select count(*) from given) where customer_id = ${customer_id}`.execute(
      db,
    );
  });
}
