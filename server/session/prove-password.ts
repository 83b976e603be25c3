import { auditAccount } from "#server/platform/records/audit.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { isPassword } from "#server/platform/identity/password.ts";
import { signInFailures } from "#server/platform/identity/sign-in-failures.ts";
import { isKnownNetwork } from "./known-networks.ts";
import { limitGuesses } from "./limit-guesses.ts";

const findAccount = (ctx: PublicCtx, email: string) =>
  ctx.db.selectFrom("users").select(["id", "password_hash"]).where("email", "=", email).executeTakeFirst();

async function refuse(ctx: PublicCtx, user_id: string | undefined): Promise<never> {
  signInFailures.inc({ reason: user_id ? "wrong_password" : "unknown_account" });
  if (user_id) await auditAccount(ctx.db, user_id, { action: "session.refused", by_stranger: true });
  throw new AppError("invalid_credentials", "Invalid email or password");
}

/**
 * The account with this password. Unknown address and wrong password get the same response after the same time. Do not
 * use it in a transaction: counts and audit entries must survive a failure.
 */
export async function provePassword(ctx: PublicCtx, { email, password }: { email: string; password: string }) {
  const account = email.trim().toLowerCase();
  const user = await findAccount(ctx, account);
  const takeBack = await limitGuesses(ctx, account, async () => user !== undefined && isKnownNetwork(ctx, user)).catch(
    (error: unknown) => {
      signInFailures.inc({ reason: "too_many_tries" });
      throw error;
    },
  );
  if (!(await isPassword(user?.password_hash, password)) || !user) return refuse(ctx, user?.id);
  await takeBack();
  return user;
}
