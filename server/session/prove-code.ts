import type { PublicCtx, UserCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { noteProof, type Proof } from "#server/platform/identity/recent-proof.ts";
import { signInFailures } from "#server/platform/identity/sign-in-failures.ts";
import { auditAccount } from "#server/platform/records/audit.ts";
import { spendCode } from "#server/second-steps/check-code.ts";
import { countRecoveryCodes, spendRecoveryCode } from "#server/second-steps/recovery-codes.ts";
import { sendNotice } from "#server/second-steps/security-notice.ts";
import { isKnownNetwork } from "./known-networks.ts";
import { limitGuesses } from "./limit-guesses.ts";

type Account = { readonly id: string; readonly password_hash: string };

/**
 * A million codes are few: besides the growing wait of each network, a person's codes have an hourly limit that no
 * number of networks raises. Networks where they signed in before have their own.
 */
async function limitCodes(ctx: PublicCtx, account: Account) {
  const isKnown = await isKnownNetwork(ctx, account);
  const takeBack = await limitGuesses(ctx, `second step of ${account.id}`, () => Promise.resolve(isKnown));
  await limitRate(ctx.db, LIMITS.secondStep, isKnown ? `${ctx.network} ${account.id}` : account.id);
  return takeBack;
}

async function spend(ctx: PublicCtx, { id }: Account, typed: string): Promise<Proof | undefined> {
  const code = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  if (/^\d{6}$/.test(code))
    return (await spendCode(ctx.db, ctx.services.secrets, id, code)) ? "authenticator" : undefined;
  if (!(await spendRecoveryCode(ctx.db, id, code))) return undefined;
  await auditAccount(ctx.db, id, {
    action: "recovery_code.used",
    after: { left: await countRecoveryCodes(ctx.db, id) },
  });
  await sendNotice(ctx, id, "recovery_code_used");
  return "recovery_code";
}

/**
 * Spends a code of the authenticator app or a recovery code. Do not use it in a transaction: counts and audit entries
 * must survive a failure.
 */
export async function proveCode(ctx: PublicCtx, account: Account, typed: string): Promise<Proof> {
  const takeBack = await limitCodes(ctx, account).catch((error: unknown) => {
    signInFailures.inc({ reason: "too_many_tries" });
    throw error;
  });
  const proof = await spend(ctx, account, typed);
  if (!proof) {
    signInFailures.inc({ reason: "wrong_code" });
    await auditAccount(ctx.db, account.id, { action: "session.second_step_refused", by_stranger: true });
    const message = "This code is wrong or was already used";
    throw new AppError("code_wrong", message, { fields: { code: message } });
  }
  await takeBack();
  return proof;
}

/** In a session: it is still its person. */
export async function proveWithCode(ctx: UserCtx, typed: string) {
  const account = await ctx.db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("id", "=", ctx.actor.id)
    .executeTakeFirstOrThrow();
  await noteProof(ctx, await proveCode(ctx, account, typed));
}
