import { sql, type UpdateObject } from "kysely";
import { type TenantCtx, userIdOf } from "#server/platform/context.ts";
import type { DB } from "#server/platform/database/schema.ts";
import { audit } from "./audit.ts";
import { setDeleted } from "./soft-delete.ts";
import type { Changes } from "./texts.ts";

/** The records whose fields are tables in contract/records. */
const TABLES = { device: "devices", algorithm: "algorithms", organization: "organizations" } as const;
type RecordType = keyof typeof TABLES;

type Versioned =
  | (typeof TABLES)[RecordType]
  | "device_statuses"
  | "labels"
  | "locations"
  | "short_codes"
  | "sites"
  | "webhooks";

/** What every update writes beside its values. */
export const movedOn = (ctx: TenantCtx) => ({
  updated_by: userIdOf(ctx),
  updated_at: sql<string>`now()`,
  lock_version: sql<number>`lock_version + 1`,
});

/** Updates one row of the customer, and moves its version on. */
export const updateRow = <T extends Versioned>(ctx: TenantCtx, table: T, id: string, set: UpdateObject<DB, T>) =>
  ctx.db
    // the columns used here are the same in all of these tables
    .updateTable(table as "devices")
    .set({ ...set, ...movedOn(ctx) })
    .where("id", "=", id)
    .where("customer_id", "=", ctx.customer_id)
    .execute();

/** Writes what changed and notes it. What changed beside the row, such as labels, only moves its version on. */
export async function writeRecord(ctx: TenantCtx, type: RecordType, id: string, { set, before, after }: Changes) {
  if (!Object.keys(after).length) return;
  await updateRow(ctx, TABLES[type], id, set);
  await audit(ctx, { action: `${type}.updated`, subject_type: type, subject_id: id, before, after });
}

/** Takes a record out of sight with all that belongs to it, so that it can come back whole; the sweep job clears it later. */
export async function removeRecord(ctx: TenantCtx, type: RecordType, id: string, before: object) {
  await setDeleted(ctx, TABLES[type], id, true);
  await audit(ctx, { action: `${type}.removed`, subject_type: type, subject_id: id, before });
}

type Restoring<R> = {
  readonly find: (ctx: TenantCtx, id: string) => Promise<R>;
  /** What its audit entry keeps. */
  readonly kept: (record: R) => object;
};

/** Brings a removed record back; one that is there already stays as it is. */
export async function restoreRecord<R>(ctx: TenantCtx, type: RecordType, id: string, { find, kept }: Restoring<R>) {
  const isRestored = await setDeleted(ctx, TABLES[type], id, false);
  const record = await find(ctx, id);
  if (isRestored)
    await audit(ctx, { action: `${type}.restored`, subject_type: type, subject_id: id, after: kept(record) });
  return record;
}
