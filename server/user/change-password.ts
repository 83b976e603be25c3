import { sql } from "kysely";
import { auditAccount } from "#server/platform/records/audit.ts";
import { inTransaction, type UserCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { hashPassword, requireStrongPassword } from "#server/platform/identity/password.ts";
import { noteProof, requireOwnProof } from "#server/platform/identity/recent-proof.ts";
import { sendNotice } from "#server/second-steps/security-notice.ts";
import { forgetNetworks, rememberNetwork } from "#server/session/known-networks.ts";
import { provePassword } from "#server/session/prove-password.ts";
import { getUser, revokeOtherSessions } from "./service.ts";

/** Rate-limited like signing in. Not answered with 401, which would end the session. */
export async function confirmPassword(ctx: UserCtx, password: string) {
  await provePassword(ctx, { email: ctx.actor.email, password }).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "invalid_credentials") throw error;
    const message = "This is not your current password";
    throw new AppError("password_wrong", message, { fields: { password: message }, cause: error });
  });
  await noteProof(ctx, "password");
}

/** Facts about the person that an attacker would try first. */
async function knownOf(ctx: UserCtx) {
  const { name, customer_name } = await ctx.db
    .selectFrom("users")
    .leftJoin("customers", (on) => on.on("customers.id", "=", ctx.customer_id))
    .select(["users.name", "customers.name as customer_name"])
    .where("users.id", "=", ctx.actor.id)
    .executeTakeFirstOrThrow();
  return [ctx.actor.email, name, customer_name ?? ""];
}

/** Ends all other sessions, in case someone knew the old password. */
export async function setPassword(ctx: UserCtx, password: string) {
  await requireOwnProof(ctx);
  requireStrongPassword({ password, about: await knownOf(ctx) }, "user.password");
  const { id } = ctx.actor;
  const password_hash = await hashPassword(password);
  return inTransaction(ctx, async (ctx) => {
    await ctx.db
      .updateTable("users")
      .set({ password_hash, updated_at: sql`now()` })
      .where("id", "=", id)
      .execute();
    await noteProof(ctx, "password");
    await forgetNetworks(ctx, id);
    await rememberNetwork(ctx, { id, password_hash });
    await auditAccount(ctx.db, id, { action: "user.password_changed" });
    await revokeOtherSessions(ctx);
    await sendNotice(ctx, id, "password_changed");
    return getUser(ctx);
  });
}
