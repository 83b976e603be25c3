import type { SecondStepChallenge } from "#contract/second-steps.ts";
import type { AuthToken } from "#contract/session.ts";
import { inTransaction, type PublicCtx } from "#server/platform/context.ts";
import { holdPerson } from "#server/platform/database/locks.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Proof } from "#server/platform/identity/recent-proof.ts";
import { hasSecondStep } from "#server/second-steps/service.ts";
import { openChallenge } from "./open-challenge.ts";
import { provePassword } from "./prove-password.ts";
import { requireOpenWorkspace } from "./require-open-workspace.ts";
import { issueToken } from "./service.ts";

type Outcome = { readonly session: AuthToken } | { readonly challenge: SecondStepChallenge };

/** After the first step: a session, or for people with a second step only what it takes to continue. */
export async function afterFirstStep(ctx: PublicCtx, user_id: string, proof: Proof): Promise<Outcome> {
  // turning on a second step ends all other sessions: none may begin meanwhile
  await holdPerson(ctx.db, user_id);
  if (await hasSecondStep(ctx, user_id)) return { challenge: await openChallenge(ctx, user_id, proof) };
  return { session: await issueToken(ctx, user_id, [proof]) };
}

/** Runs a first step in a transaction, and refuses without a second one only once what it did is kept. */
export async function finishFirstStep(ctx: PublicCtx, step: (ctx: PublicCtx) => Promise<Outcome>): Promise<AuthToken> {
  const outcome = await inTransaction(ctx, step);
  if ("session" in outcome) return outcome.session;
  throw new AppError("second_step_required", "Complete this with a second step: a code or a passkey", {
    current: outcome.challenge,
  });
}

export async function login(ctx: PublicCtx, input: { email: string; password: string }): Promise<AuthToken> {
  const { id } = await provePassword(ctx, input);
  await requireOpenWorkspace(ctx, id);
  return finishFirstStep(ctx, (ctx) => afterFirstStep(ctx, id, "password"));
}
