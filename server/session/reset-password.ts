import { sql } from "kysely";
import { type AuthToken, RESET_HOURS } from "#contract/session.ts";
import { auditAccount } from "#server/platform/records/audit.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { resetMail } from "./reset-mail.ts";
import { hashPassword, requireStrongPassword } from "#server/platform/identity/password.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import type { Services } from "#server/platform/services.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { sendNotice } from "#server/second-steps/security-notice.ts";
import { forgetNetworks } from "./known-networks.ts";
import { afterFirstStep, finishFirstStep } from "./sign-in.ts";

/** The job looks up the account, so that neither response nor timing reveals whether it exists. */
export async function requestReset(ctx: PublicCtx, email: string) {
  await limitRate(ctx.db, LIMITS.reset, ctx.network);
  await limitRate(ctx.db, LIMITS.reset, email);
  await ctx.services.jobs.add("mail_password_reset", { email });
}

/** The job: creates the link and sends it. Only the newest link works. */
export async function mailPasswordReset(
  { database, mailer, config }: Pick<Services, "database" | "mailer" | "config">,
  email: string,
) {
  const { system: db } = database;
  const user = await db
    .selectFrom("users")
    .select(["id", "name", "ui_locale"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (!user) return;
  const token = newToken();
  await db.deleteFrom("password_resets").where("user_id", "=", user.id).execute();
  await db
    .insertInto("password_resets")
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      expires_at: sql`now() + make_interval(hours => ${RESET_HOURS})`,
    })
    .execute();
  await auditAccount(db, user.id, { action: "password_reset.requested", by_stranger: true });
  const url = `${config.app_origin}/auth/reset?token=${token}`;
  await mailer.send({
    to: email,
    ...resetMail({ locale: user.ui_locale ?? config.DEFAULT_LOCALE, name: user.name, url }),
  });
}

export async function resetPassword(
  ctx: PublicCtx,
  { token, password }: { token: string; password: string },
): Promise<AuthToken> {
  await limitRate(ctx.db, LIMITS.link, ctx.network);
  return finishFirstStep(ctx, async (ctx) => {
    const reset = await ctx.db
      .selectFrom("password_resets")
      .innerJoin("users", "users.id", "password_resets.user_id")
      .leftJoin("customers", "customers.id", "users.customer_id")
      .select(["users.id", "users.email", "users.name", "customers.name as customer_name"])
      .where("token_hash", "=", hashToken(token))
      .where("expires_at", ">", sql<string>`now()`)
      .forUpdate("password_resets")
      .executeTakeFirst();
    if (!reset) throw new AppError("link_invalid", "This link has expired or was already used. Request a new one.");
    const about = [reset.email, reset.name, reset.customer_name ?? ""];
    requireStrongPassword({ password, about }, "password");
    await ctx.db
      .updateTable("users")
      .set({ password_hash: await hashPassword(password), updated_at: sql`now()` })
      .where("id", "=", reset.id)
      .execute();
    await ctx.db.deleteFrom("password_resets").where("user_id", "=", reset.id).execute();
    await ctx.db.deleteFrom("auth_tokens").where("user_id", "=", reset.id).execute();
    await ctx.db.deleteFrom("second_step_challenges").where("user_id", "=", reset.id).execute();
    await forgetNetworks(ctx, reset.id);
    await auditAccount(ctx.db, reset.id, { action: "password_reset.used" });
    await sendNotice(ctx, reset.id, "password_reset");
    return afterFirstStep(ctx, reset.id, "reset_link");
  });
}
