import { type RawBuilder, sql } from "kysely";
import { activityActor } from "#server/platform/records/activity-columns.ts";
import type { Db } from "./db.ts";
import { conflict } from "#server/platform/http/errors.ts";

/*
 * Whoever holds more than one thing holds them in this order, so that nobody waits for somebody who waits for them:
 * a list (lockList), the id of what is new (lockNew), what is named (statuses, organizations), the record (devices, algorithms, pages), what belongs to it
 * (places, chains, factsheets, relationships). Rows of one table by their ids. Of an account: the person, then their sessions.
 */

type Holding = { readonly db: Db; readonly customer_id: string };
type Held =
  | "algorithms"
  | "device_statuses"
  | "devices"
  | "feedback_responses"
  | "labels"
  | "locations"
  | "organizations"
  | "pages"
  | "saved_views"
  | "short_codes"
  | "sites"
  | "webhooks";

/** For who gives the items of a list their places, or moves them: one at a time. */
export const lockList = (
  { db, customer_id }: Holding,
  list: "labels" | "organizations" | "pages" | "redirects" | "statuses" | "webhooks",
) => sql`select pg_advisory_xact_lock(hashtextextended(${`${list}:${customer_id}`}, 0))`.execute(db);

/**
 * For a row whose id the caller may bring along: the same creation sent twice at once comes one after the other.
 * `on conflict (id)` alone is not enough, as the second may run into another unique index before it.
 */
export const lockNew = ({ db }: Holding, id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`new:${id}`}, 0))`.execute(db);

const hold = async ({ db, customer_id }: Holding, table: Held, ids: readonly string[], strength: RawBuilder<unknown>) =>
  sql`
    select from ${sql.table(table)} where customer_id = ${customer_id} and id = any(${ids}::uuid[])
    order by id for ${strength}`.execute(db);

/**
 * Waits for whoever is writing the rows and keeps them until the transaction ends. Read them afterwards: a query that
 * had to wait has not seen what it waited for in other tables.
 */
export const holdToChange = (ctx: Holding, table: Held, ids: readonly string[]) =>
  hold(ctx, table, ids, sql`no key update`);

/** The same for what is to go: who is about to name it waits as well. */
export const holdToRemove = (ctx: Holding, table: Held, ids: readonly string[]) => hold(ctx, table, ids, sql`update`);

/** For who changes sessions of a person and not the person: they come one after the other. */
export const holdPerson = (db: Db, id: string) => sql`select from users where id = ${id} for no key update`.execute(db);

/** Refuses a write that came second. The row has to be held: so it is the present one that goes back with the refusal. */
// oxlint-disable-next-line max-params -- one line at each caller reads as one sentence
export async function requireVersion(
  ctx: Holding,
  what: string,
  row: { readonly id?: string; readonly lock_version: number; readonly changed_by?: string | null },
  seen: number,
  present: () => unknown = () => row,
) {
  if (seen === row.lock_version) return;
  throw conflict(what, await present(), row.changed_by ?? (row.id ? await lastWriter(ctx, row.id) : null));
}

/** Who changed a row last, by the audit. It was a moment ago, so the newest entries have it. */
async function lastWriter({ db, customer_id }: Holding, id: string) {
  const entry = await db
    .selectFrom("audit_entries as entry")
    .select(activityActor.as("name"))
    .where("entry.customer_id", "=", customer_id)
    .where("entry.subject_id", "=", id)
    .orderBy("entry.at", "desc")
    .limit(1)
    .executeTakeFirst();
  return entry?.name ?? null;
}
