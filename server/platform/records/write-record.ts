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

/** Columns that every update sets. */
export const movedOn = (ctx: TenantCtx) => ({
  updated_by: userIdOf(ctx),
  updated_at: sql<string>`now()`,
  lock_version: sql<number>`lock_version + 1`,
});

/** Updates one row of the customer, and raises its version. */
export const updateRow = <T extends Versioned>(ctx: TenantCtx, table: T, id: string, set: UpdateObject<DB, T>) =>
  ctx.db
    // the columns used here are the same in all of these tables
    .updateTable(table as "devices")
    .set({ ...set, ...movedOn(ctx) })
    .where("id", "=", id)
    .where("customer_id", "=", ctx.customer_id)
    .execute();

/** Writes and audits changes. Changes outside the row, such as labels, only raise its version. */
export async function writeRecord(ctx: TenantCtx, type: RecordType, id: string, { set, before, after }: Changes) {
  if (!Object.keys(after).length) return;
  await updateRow(ctx, TABLES[type], id, set);
  await audit(ctx, { action: `${type}.updated`, subject_type: type, subject_id: id, before, after });
}

/** Soft-deletes a record with everything that belongs to it; the sweep job purges it later. */
export async function removeRecord(ctx: TenantCtx, type: RecordType, id: string, before: object) {
  await setDeleted(ctx, TABLES[type], id, true);
  await audit(ctx, { action: `${type}.removed`, subject_type: type, subject_id: id, before });
}

type Restoring<R> = {
  readonly find: (ctx: TenantCtx, id: string) => Promise<R>;
  /** The state kept in the audit entry. */
  readonly kept: (record: R) => object;
};

/** Restores a removed record. Idempotent. */
export async function restoreRecord<R>(ctx: TenantCtx, type: RecordType, id: string, { find, kept }: Restoring<R>) {
  const isRestored = await setDeleted(ctx, TABLES[type], id, false);
  const record = await find(ctx, id);
  if (isRestored)
    await audit(ctx, { action: `${type}.restored`, subject_type: type, subject_id: id, after: kept(record) });
  return record;
}
