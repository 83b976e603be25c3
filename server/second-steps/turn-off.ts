import { inTransaction, type UserCtx } from "#server/platform/context.ts";
import { holdPerson } from "#server/platform/database/locks.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { requireRecentProof } from "#server/platform/identity/recent-proof.ts";
import { auditAccount } from "#server/platform/records/audit.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { sendNotice } from "./security-notice.ts";
import { hasSecondStep, isDemandedOf } from "./service.ts";

async function requireNotDemanded(ctx: UserCtx) {
  if (!(await hasSecondStep(ctx.db, ctx.actor.id)) && (await isDemandedOf(ctx.db, ctx.actor.id)))
    throw new AppError("last_second_step", "One of your workspaces demands a second step");
}

export async function turnOffAuthenticator(ctx: UserCtx) {
  await requireRecentProof(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { id } = ctx.actor;
    await holdPerson(ctx.db, id);
    const removed = await ctx.db
      .deleteFrom("authenticators")
      .where("user_id", "=", id)
      .returning("created_at")
      .executeTakeFirst();
    if (!removed) throw notFound("Authenticator");
    await requireNotDemanded(ctx);
    if (!(await hasSecondStep(ctx.db, id))) {
      await ctx.db.deleteFrom("recovery_codes").where("user_id", "=", id).execute();
      await ctx.db.deleteFrom("second_step_challenges").where("user_id", "=", id).execute();
    }
    await auditAccount(ctx.db, id, { action: "authenticator.turned_off", before: removed });
    await sendNotice(ctx, id, "authenticator_off");
  });
}

export async function makeRecoveryCodes(ctx: UserCtx) {
  await requireRecentProof(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { id } = ctx.actor;
    await holdPerson(ctx.db, id);
    if (!(await hasSecondStep(ctx.db, id))) throw new AppError("second_step_missing", "Set up a second step first");
    const codes = await replaceRecoveryCodes(ctx.db, id);
    await auditAccount(ctx.db, id, { action: "recovery_codes.made", after: { count: codes.length } });
    await sendNotice(ctx, id, "recovery_codes_made");
    return codes;
  });
}
