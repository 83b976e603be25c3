import { type RawBuilder, sql } from "kysely";
import { activityActor } from "#server/platform/records/activity-columns.ts";
import type { Db } from "./db.ts";
import { conflict } from "#server/platform/http/errors.ts";

/*
 * Lock order, to avoid deadlocks: a list (lockList), a new row's id (lockNew), referenced rows (statuses,
 * organizations), the record (devices, algorithms, pages), its parts (places, chains, factsheets, relationships). Rows
 * of one table by id. For accounts: the user, then their sessions.
 */

type Holding = { readonly db: Db; readonly customer_id: string };
type Held =
  | "algorithms"
  | "api_tokens"
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
  | "webhooks"
  | "yearly_reports";

/** Serialises changes to the positions in a list. */
export const lockList = (
  { db, customer_id }: Holding,
  list:
    | "api_tokens"
    | "approval_settings"
    | "assistant_settings"
    | "identity_domains"
    | "identity_providers"
    | "labels"
    | "organizations"
    | "pages"
    | "redirects"
    | "register_connections"
    | "scim"
    | "statuses"
    | "webhooks"
    | "writing_help"
    | "yearly_reports",
) => sql`select pg_advisory_xact_lock(hashtextextended(${`${list}:${customer_id}`}, 0))`.execute(db);

/**
 * For rows whose id the client may choose: serialises duplicate creations. `on conflict (id)` alone is not enough, as
 * the second insert may violate another unique index first.
 */
export const lockNew = ({ db }: Holding, id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`new:${id}`}, 0))`.execute(db);

const hold = async ({ db, customer_id }: Holding, table: Held, ids: readonly string[], strength: RawBuilder<unknown>) =>
  sql`
    select from ${sql.table(table)} where customer_id = ${customer_id} and id = any(${ids}::uuid[])
    order by id for ${strength}`.execute(db);

/**
 * Waits for writers of these rows and locks them until the transaction ends. Read related tables afterwards: a query
 * that had to wait does not see in other tables what was committed meanwhile.
 */
export const holdToChange = (ctx: Holding, table: Held, ids: readonly string[]) =>
  hold(ctx, table, ids, sql`no key update`);

/** The same before a removal: also blocks new references to the rows. */
export const holdToRemove = (ctx: Holding, table: Held, ids: readonly string[]) => hold(ctx, table, ids, sql`update`);

/** Serialises changes to a user's sessions that do not change the user. */
export const holdPerson = (db: Db, id: string) => sql`select from users where id = ${id} for no key update`.execute(db);

/** Rejects a stale write. Lock the row first, so that the error carries its current state. */
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

/** The last person who changed the row, from the audit. It was a moment ago, so the newest entry is theirs. */
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
