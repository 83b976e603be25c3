import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import type { Status, StatusInput, statusesApi } from "#contract/statuses.ts";
import { updateRow } from "#server/platform/records/write-record.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { holdToChange, lockList, requireVersion } from "#server/platform/database/locks.ts";
import { changedNames } from "#server/platform/records/names.ts";
import { nextPosition, reorder } from "#server/platform/records/positions.ts";
import { statusColumns } from "./table.ts";

const ofCustomer = (ctx: TenantCtx) =>
  ctx.db.selectFrom("device_statuses").where("device_statuses.customer_id", "=", ctx.customer_id);

/** Devices per status: one index scan, whatever the number of statuses. */
const deviceCounts = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("devices")
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", "is", null)
    .where("status_id", "is not", null)
    .groupBy("status_id")
    .select(["status_id", (of) => of.fn.countAll<number>().as("device_count")]);

export async function listStatuses(ctx: TenantCtx): Promise<Status[]> {
  const [statuses, counts] = await Promise.all([
    ofCustomer(ctx).select(statusColumns).orderBy("position").orderBy("id").execute(),
    deviceCounts(ctx).execute(),
  ]);
  const countOf = new Map(counts.map(({ status_id, device_count }) => [status_id, device_count]));
  return statuses.map((status) => ({ ...status, device_count: countOf.get(status.id) ?? 0 }));
}

async function findStatus(ctx: TenantCtx, id: string): Promise<Status> {
  const status = await ofCustomer(ctx).select(statusColumns).where("device_statuses.id", "=", id).executeTakeFirst();
  if (!status) throw notFound("Status");
  const counted = await deviceCounts(ctx).where("status_id", "=", id).executeTakeFirst();
  return { ...status, device_count: counted?.device_count ?? 0 };
}

/** Idempotent if the caller supplies the id. */
export const createStatus = (ctx: TenantCtx, { id = uuidv7(), ...input }: StatusInput & { id?: string | undefined }) =>
  inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "statuses");
    const by = userIdOf(ctx);
    const inserted = await ctx.db
      .insertInto("device_statuses")
      .values({
        id,
        ...input,
        position: nextPosition(ctx, "device_statuses"),
        customer_id: ctx.customer_id,
        created_by: by,
        updated_by: by,
      })
      .onConflict((row) => row.column("id").doNothing())
      .executeTakeFirst();
    const status = await findStatus(ctx, id);
    if (inserted.numInsertedOrUpdatedRows)
      await audit(ctx, { action: "status.created", subject_type: "status", subject_id: id, after: input });
    return status;
  });

export const updateStatus = (ctx: TenantCtx, id: string, { lock_version, ...input }: Change) =>
  inTransaction(ctx, async (ctx) => {
    await holdToChange(ctx, "device_statuses", [id]);
    const before = await findStatus(ctx, id);
    await requireVersion(ctx, "This status", before, lock_version);
    const change = changedNames(before, input);
    await updateRow(ctx, "device_statuses", id, change);
    await audit(ctx, { action: "status.updated", subject_type: "status", subject_id: id, before, after: change });
    return findStatus(ctx, id);
  });
type Change = z.output<typeof statusesApi.update.body>["status"];

/** Statuses not listed keep their order after those that are. */
export const orderStatuses = (ctx: TenantCtx, ids: string[]) =>
  inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "statuses");
    const rows = await ofCustomer(ctx).select("id").orderBy("position").orderBy("id").execute();
    const order = await reorder(ctx, "device_statuses", rows, ids);
    await audit(ctx, {
      action: "status.ordered",
      subject_type: "status",
      subject_id: ids[0] ?? "",
      ...order,
    });
  });
