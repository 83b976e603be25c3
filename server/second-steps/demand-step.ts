import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { requireRecentProof } from "#server/platform/identity/recent-proof.ts";
import { audit } from "#server/platform/records/audit.ts";
import { tellManagers } from "./security-notice.ts";
import { membersWithout } from "./service.ts";

/** A tenant's login cannot see who has which second step: the system's counts them, for this customer only. */
export async function getDemand(ctx: TenantCtx) {
  const { requires_second_step } = await ctx.db
    .selectFrom("customers")
    .select("requires_second_step")
    .where("id", "=", ctx.customer_id)
    .executeTakeFirstOrThrow();
  const counts = await membersWithout(ctx.services, ctx.customer_id);
  return { is_demanded: requires_second_step, ...counts };
}

/** Whoever demands it has it: otherwise they would lock themselves out of the switch. */
function requireOwn({ actor }: TenantCtx) {
  if (actor.kind !== "user" || !actor.has_two_steps)
    throw new AppError("second_step_missing", "Set up your own second step first");
}

export async function setDemand(ctx: TenantCtx, is_demanded: boolean) {
  await requireRecentProof(ctx);
  if (is_demanded) requireOwn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const before = await ctx.db
      .selectFrom("customers")
      .select("requires_second_step")
      .where("id", "=", ctx.customer_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw notFound("Customer");
    if (before.requires_second_step === is_demanded) return;
    const after = { requires_second_step: is_demanded };
    await ctx.db.updateTable("customers").set(after).where("id", "=", ctx.customer_id).execute();
    await audit(ctx, {
      action: "customer.second_step_changed",
      subject_type: "customer",
      subject_id: ctx.customer_id,
      before,
      after,
    });
    if (!is_demanded) await tellManagers(ctx, "demand_off", "/team");
  });
  return getDemand(ctx);
}
