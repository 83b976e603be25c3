import { sql } from "kysely";
import type { ApprovalSettings, Approver } from "#contract/approvals.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { lockList } from "#server/platform/database/locks.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { audit } from "#server/platform/records/audit.ts";

type Reading = { readonly db: Db; readonly customer_id: string };

const OFF: ApprovalSettings = { approved_by: null, updated_at: null, updated_by: null };

export const readApprovalSettings = async ({ db, customer_id }: Reading): Promise<ApprovalSettings> =>
  (await db
    .selectFrom("approval_settings")
    .where("customer_id", "=", customer_id)
    .select(["approved_by", "updated_at", personName("updated_by").as("updated_by")])
    .$castTo<ApprovalSettings>()
    .executeTakeFirst()) ?? OFF;

/** Nobody can approve any more what waits. */
const endWaiting = ({ db, customer_id }: Reading) =>
  db
    .updateTable("approvals")
    .set({ state: "cancelled", decided_at: sql<string>`clock_timestamp()` })
    .where("customer_id", "=", customer_id)
    .where("state", "=", "waiting")
    .execute();

export const setApprovalSettings = (tenant: TenantCtx, approved_by: Approver | null): Promise<ApprovalSettings> =>
  inTransaction(tenant, async (ctx) => {
    await lockList(ctx, "approval_settings");
    const before = await readApprovalSettings(ctx);
    if (before.approved_by === approved_by) return before;
    const { customer_id } = ctx;
    const set = { approved_by, updated_at: sql<string>`now()`, updated_by: userIdOf(ctx) };
    await ctx.db
      .insertInto("approval_settings")
      .values({ customer_id, ...set })
      .onConflict((row) => row.column("customer_id").doUpdateSet(set))
      .execute();
    if (approved_by === null) await endWaiting(ctx);
    await audit(ctx, {
      action: "approval_settings.updated",
      subject_type: "customer",
      subject_id: customer_id,
      before: { approved_by: before.approved_by },
      after: { approved_by },
    });
    return readApprovalSettings(ctx);
  });
