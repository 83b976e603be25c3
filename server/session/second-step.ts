import type { AuthToken } from "#contract/session.ts";
import { inTransaction, type PublicCtx } from "#server/platform/context.ts";
import type { Proof } from "#server/platform/identity/recent-proof.ts";
import { closeChallenge, countChallengeTry } from "./open-challenge.ts";
import { proveCode } from "./prove-code.ts";
import { issueToken } from "./service.ts";

/** The second half of a sign-in whose first half was right. */
export async function loginSecondStep(
  ctx: PublicCtx,
  { challenge, code }: { challenge: string; code: string },
): Promise<AuthToken> {
  const { proof, ...account } = await countChallengeTry(ctx, challenge);
  const second = await proveCode(ctx, account, code);
  return inTransaction(ctx, async (ctx) => {
    await closeChallenge(ctx, challenge);
    return issueToken(ctx, account.id, [proof as Proof, second]);
  });
}
