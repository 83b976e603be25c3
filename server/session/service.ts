import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AuthToken } from "#contract/session.ts";
import type { PublicCtx, TenantCtx, UserCtx } from "#server/platform/context.ts";
import { deviceName } from "#server/platform/device-name.ts";
import { AppError } from "#server/platform/errors.ts";
import { isPassword } from "#server/platform/password.ts";
import { LIMITS, limitRate } from "#server/platform/rate-limit.ts";
import { hashToken, newToken } from "#server/platform/tokens.ts";

const DAYS_SIGNED_IN = 30;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Signs a person in on this device. */
export async function issueToken(ctx: PublicCtx, user_id: string): Promise<AuthToken> {
  const token = newToken();
  const expiration = inDays(DAYS_SIGNED_IN);
  await ctx.db
    .insertInto("auth_tokens")
    .values({ id: uuidv7(), token_hash: hashToken(token), user_id, expiration, device: deviceName(ctx.user_agent) })
    .execute();
  await ctx.db
    .updateTable("users")
    .set({ last_seen_at: sql`now()` })
    .where("id", "=", user_id)
    .execute();
  return { token, expiration };
}

/** Unknown address and wrong password get the same answer after the same time. */
export async function login(
  ctx: PublicCtx,
  { email, password }: { email: string; password: string },
): Promise<AuthToken> {
  const account = email.trim().toLowerCase();
  await limitRate(ctx.db, LIMITS.login, `${ctx.address} ${account}`);
  await limitRate(ctx.db, LIMITS.loginAddress, ctx.address);
  const user = await ctx.db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("email", "=", account)
    .executeTakeFirst();
  if (!(await isPassword(user?.password_hash, password)) || !user)
    throw new AppError("invalid_credentials", "Invalid email or password");
  return issueToken(ctx, user.id);
}

export async function logout(ctx: UserCtx | TenantCtx) {
  await ctx.services.database.system.deleteFrom("auth_tokens").where("id", "=", ctx.actor.token_id).execute();
}

/** A share link's token for an anonymous session that ends when the link does. The link stays usable. */
export async function exchangeShareToken(ctx: PublicCtx, token: string): Promise<AuthToken> {
  await limitRate(ctx.db, LIMITS.session, ctx.address);
  const link = await ctx.db
    .updateTable("share_links")
    .set({ use_count: sql`use_count + 1`, last_used_at: sql`now()` })
    .where("token_hash", "=", hashToken(token))
    .where("revoked_at", "is", null)
    .where("expires_at", ">", sql<string>`now()`)
    .returning(["id", "redirect_to", "expires_at"])
    .executeTakeFirst();
  if (!link) throw new AppError("link_invalid", "This link is no longer valid. Ask for a new one.");
  const session = newToken();
  await ctx.db
    .insertInto("auth_tokens")
    .values({
      id: uuidv7(),
      token_hash: hashToken(session),
      share_link_id: link.id,
      expiration: link.expires_at,
      device: deviceName(ctx.user_agent),
    })
    .execute();
  return { token: session, expiration: link.expires_at, anonymous: true, redirect_to: link.redirect_to };
}
