import { sql } from "kysely";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { holdToRemove } from "#server/platform/database/locks.ts";

/** Small enough to stay below the statement timeout. */
const BATCH = 2000;

const statusOf = (ctx: TenantCtx, id: string) =>
  ctx.db
    .selectFrom("device_statuses")
    .select(["name", "names", "color", "phase", "is_public"])
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .executeTakeFirst();

async function checkTarget(ctx: TenantCtx, id: string, move_to: string | undefined) {
  if (move_to === undefined) return;
  if (move_to !== id && (await statusOf(ctx, move_to))) return;
  const message = "Choose another status of yours";
  throw new AppError("invalid_input", message, { fields: { move_to: message } });
}

/** Each device's history records the move. Includes deleted devices, because they may be restored. */
async function moveDevices(ctx: TenantCtx, from: string, to: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with moved as (
      update devices set status_id = ${to}, updated_at = now(), updated_by = ${userIdOf(ctx)}, lock_version = lock_version + 1
      where id in (
        select id from devices where customer_id = ${ctx.customer_id} and status_id = ${from}
        order by id limit ${BATCH} for no key update
      )
      returning id
    ), told as (
      insert into audit_entries (id, customer_id, actor_id, actor_kind, action, subject_type, subject_id, before, after)
      select gen_random_uuid(), ${ctx.customer_id}, ${ctx.actor.id}, ${ctx.actor.kind}, 'device.updated', 'device', id,
        jsonb_build_object('status_id', ${from}::uuid), jsonb_build_object('status_id', ${to}::uuid)
      from moved
    )
    select count(*) as count from moved`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

/** Deletes the status for good, and moves its devices to another or to none. */
export const removeStatus = (ctx: TenantCtx, id: string, move_to: string | undefined) =>
  inTransaction(ctx, async (ctx) => {
    await holdToRemove(ctx, "device_statuses", [id, ...(move_to ? [move_to] : [])]);
    const status = await statusOf(ctx, id);
    if (!status) throw notFound("Status");
    await checkTarget(ctx, id, move_to);
    let device_count = 0;
    for (let moved = 1; moved; device_count += moved) moved = await moveDevices(ctx, id, move_to ?? null);
    await ctx.db
      .deleteFrom("device_statuses")
      .where("id", "=", id)
      .where("customer_id", "=", ctx.customer_id)
      .execute();
    await audit(ctx, {
      action: "status.removed",
      subject_type: "status",
      subject_id: id,
      before: { ...status, device_count },
      after: { move_to: move_to ?? null },
    });
  });
