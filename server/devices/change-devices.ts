import { sql } from "kysely";
import type * as z from "zod";
import type { devicesApi } from "#contract/devices.ts";
import { addLabels, takeLabels } from "#server/labels/label-records.ts";
import { auditAll } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { noChanges } from "#server/platform/records/texts.ts";
import { movedOn } from "#server/platform/records/write-record.ts";
import { allDevices } from "./find-devices.ts";
import { requireLabels, requireStatus } from "./require-known.ts";

type Change = z.output<typeof devicesApi.bulk.body>;
type Held = { id: string; status_id: string | null; label_ids: string[] };

async function holdDevices(ctx: TenantCtx, ids: readonly string[]): Promise<Held[]> {
  await holdToChange(ctx, "devices", ids);
  const held = await allDevices(ctx)
    .where("devices.id", "in", ids)
    .select(["devices.id", "devices.status_id"])
    .select(sql<string[]>`array(select label_id::text from device_labels where device_id = devices.id)`.as("label_ids"))
    .execute();
  if (held.length !== new Set(ids).size) throw notFound("Device");
  return held;
}

/** The changes to one device; empty if it already matches. */
function differenceOf(device: Held, { status_id, add_label_ids = [], remove_label_ids = [] }: Change) {
  const { before, after } = noChanges();
  if (status_id !== undefined && status_id !== device.status_id) {
    before["status_id"] = device.status_id;
    after["status_id"] = status_id;
  }
  const kept = device.label_ids.filter((id) => !remove_label_ids.includes(id));
  const label_ids = [...new Set([...kept, ...add_label_ids])];
  if (label_ids.length !== device.label_ids.length || label_ids.some((id) => !device.label_ids.includes(id))) {
    before["label_ids"] = device.label_ids;
    after["label_ids"] = label_ids;
  }
  return Object.keys(after).length ? [{ id: device.id, before, after }] : [];
}

/** A label that is both added and taken away stays. */
export const changeDevices = (ctx: TenantCtx, change: Change) =>
  inTransaction(ctx, async (ctx) => {
    const { status_id, add_label_ids = [], remove_label_ids = [] } = change;
    await requireStatus(ctx, status_id, "status_id");
    await requireLabels(ctx, add_label_ids, "add_label_ids");
    const changed = (await holdDevices(ctx, change.ids)).flatMap((device) => differenceOf(device, change));
    if (!changed.length) return { changed_count: 0 };
    const ids = changed.map(({ id }) => id);
    await ctx.db
      .updateTable("devices")
      .set({
        ...(status_id !== undefined && { status_id }),
        ...movedOn(ctx),
      })
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "in", ids)
      .execute();
    await takeLabels(ctx, "device", ids, remove_label_ids);
    await addLabels(ctx, "device", ids, add_label_ids);
    await auditAll(
      ctx,
      changed.map(({ id, before, after }) => ({
        action: "device.updated" as const,
        subject_type: "device",
        subject_id: id,
        before,
        after,
      })),
    );
    return { changed_count: changed.length };
  });
