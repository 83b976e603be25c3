import type { RequestOptions, SignedChallenge } from "#contract/passkeys.ts";
import type { AuthToken } from "#contract/session.ts";
import type { PublicCtx, UserCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { noteProof } from "#server/platform/identity/recent-proof.ts";
import { requireOpenWorkspace } from "#server/session/require-open-workspace.ts";
import { issueToken } from "#server/session/service.ts";
import { listDescriptors } from "./service.ts";
import { openChallenge, PATIENCE_MS, requireDomain } from "./open-challenge.ts";
import { withPasskey } from "./prove-passkey.ts";

const optionsOf = (
  { services }: PublicCtx,
  challenge: string,
  allowCredentials: RequestOptions["allowCredentials"],
): RequestOptions => ({
  challenge,
  rpId: requireDomain(services.config),
  timeout: PATIENCE_MS,
  userVerification: "required",
  allowCredentials,
});

/** Names nobody and no passkey: the device knows which it has. So the answer tells nothing about accounts. */
export async function startSignIn(ctx: PublicCtx) {
  requireDomain(ctx.services.config);
  await limitRate(ctx.db, LIMITS.passkey, ctx.network);
  const { challenge, expires_at } = await openChallenge(ctx, null);
  return { options: optionsOf(ctx, challenge, []), expires_at };
}

/** A passkey is kept on a device and opened by its person there: it counts as both steps. */
export async function signIn(ctx: PublicCtx, credential: SignedChallenge): Promise<AuthToken> {
  await limitRate(ctx.db, LIMITS.passkey, ctx.network);
  return withPasskey(ctx, credential, null, async (ctx, user_id) => {
    await requireOpenWorkspace(ctx, user_id);
    return issueToken(ctx, user_id, ["passkey"]);
  });
}

export async function startConfirmation(ctx: UserCtx) {
  const own = await listDescriptors(ctx);
  if (!own.length) throw notFound("Passkey");
  const { challenge } = await openChallenge(ctx, ctx.actor.token_id);
  return { options: optionsOf(ctx, challenge, own) };
}

/** In a session: it is still its person. */
export async function confirm(ctx: UserCtx, credential: SignedChallenge) {
  await limitRate(ctx.db, LIMITS.passkey, ctx.network);
  await withPasskey(ctx, credential, ctx.actor.token_id, async ({ db }, user_id) => {
    if (user_id !== ctx.actor.id) throw new AppError("passkey_refused", "This passkey is somebody else's");
    await noteProof({ ...ctx, db }, "passkey");
  });
}
