import { sql } from "kysely";
import type { SignedChallenge } from "#contract/passkeys.ts";
import { inTransaction, type PublicCtx } from "#server/platform/context.ts";
import { holdPerson } from "#server/platform/database/locks.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { signInFailures } from "#server/platform/identity/sign-in-failures.ts";
import { auditAccount } from "#server/platform/records/audit.ts";
import { sendNotice } from "#server/second-steps/security-notice.ts";
import { checkSignature } from "./check-response.ts";
import { requireDomain, takeChallenge } from "./open-challenge.ts";

/** Names the person to authenticators: 16 bytes that say nothing. */
export const userHandle = (user_id: string) => Buffer.from(user_id.replaceAll("-", ""), "hex");

const findPasskey = ({ db, services }: PublicCtx, credential_id: string) =>
  db
    .selectFrom("passkeys")
    .select(["id", "user_id", "name", "public_key", "counter"])
    .where("credential_id", "=", Buffer.from(credential_id, "base64url"))
    .where("rp_id", "=", requireDomain(services.config));

type Refused = { readonly refused: string; readonly user_id?: string; readonly name?: string };
type Used = { readonly user_id: string };

/** Locked until the transaction ends, so that its counter is compared with the newest, and a removal waits. */
async function use(ctx: PublicCtx, credential: SignedChallenge, challenge: string): Promise<Used | Refused> {
  const found = await findPasskey(ctx, credential.id).executeTakeFirst();
  if (found) await holdPerson(ctx.db, found.user_id);
  const passkey = found && (await findPasskey(ctx, credential.id).forUpdate().executeTakeFirst());
  if (!passkey) return { refused: "unknown" };
  const { user_id, name } = passkey;
  const handle = credential.response.userHandle;
  if (handle !== undefined && handle !== userHandle(user_id).toString("base64url"))
    return { refused: "another person's", user_id, name };
  const checked = await checkSignature(ctx.services.config, credential, challenge, passkey);
  if ("refused" in checked) return { ...checked, user_id, name };
  await ctx.db
    .updateTable("passkeys")
    .set({ ...checked, last_used_at: sql`now()` })
    .where("id", "=", passkey.id)
    .execute();
  return { user_id };
}

/** One response for every reason: an unknown passkey, a removed one, another site's, a wrong signature. */
async function refuse(ctx: PublicCtx, { refused, user_id, name }: Refused): Promise<never> {
  signInFailures.inc({ reason: "wrong_passkey" });
  ctx.services.log.info({ refused }, "a passkey was refused");
  const is_copied = refused === "copied";
  if (user_id)
    await auditAccount(ctx.db, user_id, {
      action: "passkey.refused",
      by_stranger: true,
      after: { name, ...(is_copied && { reason: refused }) },
    });
  if (user_id && is_copied) await sendNotice(ctx, user_id, "passkey_copied");
  throw new AppError("passkey_refused", "This passkey does not work here. It may have been removed.");
}

/**
 * Runs `then` for the person whose passkey signed a challenge of this session, in the transaction that notes its use.
 * Do not use it in one: challenges and refusals must survive a failure.
 */
export async function withPasskey<T>(
  ctx: PublicCtx,
  credential: SignedChallenge,
  session_id: string | null,
  then: (ctx: PublicCtx, user_id: string) => Promise<T>,
): Promise<T> {
  const challenge = await takeChallenge(ctx, credential.response.clientDataJSON, session_id);
  const outcome = await inTransaction(ctx, async (ctx) => {
    const used = await use(ctx, credential, challenge);
    return "refused" in used ? used : { answer: await then(ctx, used.user_id) };
  });
  return "refused" in outcome ? refuse(ctx, outcome) : outcome.answer;
}
