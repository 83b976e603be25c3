import { inTransaction, type UserCtx } from "#server/platform/context.ts";
import { holdPerson } from "#server/platform/database/locks.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { requireOwnProof } from "#server/platform/identity/recent-proof.ts";
import { auditAccount } from "#server/platform/records/audit.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { sendNotice } from "./security-notice.ts";
import { hasSecondStep, isDemandedOf } from "./service.ts";

/** Call it after a second step is gone. The last one stays if a workspace demands it; recovery codes go with it. */
export async function settleWithout(ctx: UserCtx) {
  const { db, actor } = ctx;
  if (await hasSecondStep(ctx, actor.id)) return;
  if (await isDemandedOf(db, actor.id))
    throw new AppError("last_second_step", "One of your workspaces demands a second step");
  await db.deleteFrom("recovery_codes").where("user_id", "=", actor.id).execute();
  await db.deleteFrom("second_step_challenges").where("user_id", "=", actor.id).execute();
}

export async function turnOffAuthenticator(ctx: UserCtx) {
  await requireOwnProof(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { id } = ctx.actor;
    await holdPerson(ctx.db, id);
    const removed = await ctx.db
      .deleteFrom("authenticators")
      .where("user_id", "=", id)
      .returning("created_at")
      .executeTakeFirst();
    if (!removed) throw notFound("Authenticator");
    await settleWithout(ctx);
    await auditAccount(ctx.db, id, { action: "authenticator.turned_off", before: removed });
    await sendNotice(ctx, id, "authenticator_off");
  });
}

export async function makeRecoveryCodes(ctx: UserCtx) {
  await requireOwnProof(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { id } = ctx.actor;
    await holdPerson(ctx.db, id);
    if (!(await hasSecondStep(ctx, id))) throw new AppError("second_step_missing", "Set up a second step first");
    const codes = await replaceRecoveryCodes(ctx.db, id);
    await auditAccount(ctx.db, id, { action: "recovery_codes.made", after: { count: codes.length } });
    await sendNotice(ctx, id, "recovery_codes_made");
    return codes;
  });
}
