import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { indexMissing } from "#server/pages/searching/index-missing.ts";
import type { Database } from "#server/platform/database/db.ts";
import type { TaskTools } from "#server/platform/workers/worker-task.ts";
import { comparePages } from "./compare-page.ts";
import { publishHome } from "./publish-home.ts";
import type { QueueTurn } from "./queue-task.ts";

const BATCH = 50;
/** Longest turn before the worker is yielded. */
const TURN_MS = 10_000;
/** A process holding claims for longer than this is considered dead. */
const GONE = sql`interval '5 minutes'`;

/** Round robin, so that no customer waits for another's twenty thousand pages. */
async function nextCustomer({ system }: Database, after: string | null) {
  const { rows } = await sql<{ customer_id: string }>`
    (select customer_id from pages_to_compare where customer_id > ${after ?? null}::uuid order by customer_id limit 1)
    union all (select customer_id from pages_to_compare order by customer_id limit 1)
    limit 1`.execute(system);
  return rows[0]?.customer_id;
}

/**
 * One short statement, so that saves do not wait for a comparison. Later changes queue the page again; earlier ones are
 * seen by the read that follows.
 */
async function claim({ system }: Database, customer_id: string, claim_id: string) {
  const { rows } = await sql<{ page_id: string }>`
    with chosen as (
      select page_id from pages_to_compare where customer_id = ${customer_id} order by id limit ${sql.lit(BATCH)}
      for update skip locked
    ), mine as (
      select id from pages_to_compare
      where customer_id = ${customer_id} and page_id in (select page_id from chosen) for update skip locked
    ), gone as (
      delete from pages_to_compare where id in (select id from mine) returning page_id
    )
    insert into pages_being_compared (claim_id, page_id, customer_id)
    select distinct ${claim_id}::uuid, page_id, ${customer_id}::uuid from gone returning page_id`.execute(system);
  return rows.map(({ page_id }) => page_id);
}

const release = ({ system }: Database, claim_id: string, page_ids: readonly string[]) =>
  sql`delete from pages_being_compared where claim_id = ${claim_id} and page_id = any(${page_ids}::uuid[])`.execute(
    system,
  );

/** Requeues pages claimed by a dead process. */
const returnAbandoned = ({ system }: Database) =>
  sql`
    with gone as (
      delete from pages_being_compared where taken_at < now() - ${GONE} returning page_id, customer_id
    )
    insert into pages_to_compare (page_id, customer_id) select page_id, customer_id from gone`.execute(system);

/** Falls back to one page at a time, so that a failing page does not block the others. */
async function compareClaimed(database: Database, customer_id: string, claim_id: string, ids: readonly string[]) {
  const ctx = { db: database.tenant(customer_id), customer_id, services: { database } };
  const compare = async (some: readonly string[]) => {
    await comparePages(ctx, some);
    await publishHome(ctx, some);
    await ctx.db.transaction().execute((db) => indexMissing({ ...ctx, db }, some));
    await release(database, claim_id, some);
  };
  try {
    return await compare(ids);
  } catch (error) {
    if (ids.length === 1) throw error;
  }
  const results = [];
  for (const id of ids) results.push(...(await Promise.allSettled([compare([id])])));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/** One turn of the queue, in a worker process. */
export async function workQueue(_: object, { database }: Pick<TaskTools, "database">): Promise<QueueTurn> {
  const until = performance.now() + TURN_MS;
  await returnAbandoned(database);
  const errors: unknown[] = [];
  let customer_id = await nextCustomer(database, null);
  while (customer_id) {
    const claim_id = uuidv7();
    const ids = await claim(database, customer_id, claim_id);
    if (ids.length)
      await compareClaimed(database, customer_id, claim_id, ids).catch((error: unknown) => errors.push(error));
    if (performance.now() > until) return { is_empty: false };
    const next = await nextCustomer(database, customer_id);
    // Only rows claimed by another process are left.
    if (!ids.length && next === customer_id) break;
    customer_id = next;
  }
  // A failing page stays claimed and is retried later; throw so that the error is logged.
  if (errors.length) throw errors[0];
  return { is_empty: true };
}
