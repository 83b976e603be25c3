import { sql } from "kysely";
import type { Finished, Refusal } from "#contract/city-sign-in.ts";
import { INSTALLATION } from "#contract/city-sign-in.ts";
import type { AuthToken } from "#contract/session.ts";
import { inTransaction, type PublicCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { forgetNetworks } from "#server/session/known-networks.ts";
import { provePassword } from "#server/session/prove-password.ts";
import { issueToken } from "#server/session/service.ts";
import { admitPerson } from "./admit-person.ts";
import { readBrowser } from "./browser-cookie.ts";
import { findProvider, type Provider } from "./find-provider.ts";
import { noteRefusal } from "./note-refusal.ts";
import type { Claims, Outcome } from "./sign-in-outcome.ts";

/** A working day: who has left the city should not stay for a month. */
const HOURS_SIGNED_IN = 12;

const refusal = (reason: Refusal, provider?: Provider, reference = ""): Finished => ({
  refused: {
    reason,
    provider: provider?.name ?? "",
    contact: provider?.contact ?? "",
    answer: "",
    at: new Date().toISOString(),
    reference,
  },
});

/** Locked until the transaction ends, so that each code signs in once. */
async function findHandover(ctx: PublicCtx, code: string) {
  const browser = readBrowser(ctx.services.config, ctx.cookies);
  if (!browser) return undefined;
  const row = await ctx.db
    .selectFrom("identity_handovers")
    .select(["code_hash", "customer_id", "outcome"])
    .where("code_hash", "=", hashToken(code))
    .where("browser_hash", "=", hashToken(browser))
    .where("expires_at", ">", sql<string>`now()`)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, outcome: row.outcome as unknown as Outcome };
}

/** Not answered with 401, which would end a session of another tab. */
const provenBy = (ctx: PublicCtx, email: string, password: string) =>
  provePassword(ctx, { email, password }).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "invalid_credentials") throw error;
    const message = "This is not the password of this account";
    throw new AppError("password_wrong", message, { fields: { password: message }, cause: error });
  });

/** Confined to the provider's customer, whoever else relies on the account. */
async function issueSession(
  ctx: PublicCtx,
  { customer_id }: Provider,
  { user_id, link_id }: { user_id: string; link_id: string },
  { sid }: Claims,
): Promise<AuthToken> {
  const issued = await issueToken(ctx, user_id, ["city"]);
  const expiration = new Date(Date.now() + HOURS_SIGNED_IN * 3_600_000).toISOString();
  await ctx.db
    .updateTable("auth_tokens")
    .set({
      expiration,
      identity_link_id: link_id,
      provider_session: sid || null,
      password_seen_at: null,
      ...(customer_id && { customer_id, confined_to: customer_id }),
    })
    .where("token_hash", "=", hashToken(issued.token))
    .execute();
  const { password_hash } = await ctx.db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  // Networks are hashed with the password's hash as the key: without one they would be readable.
  if (!password_hash) await forgetNetworks(ctx, user_id);
  return { ...issued, expiration };
}

async function finish(ctx: PublicCtx, code: string, proven_id: string | undefined): Promise<Finished> {
  const handover = await findHandover(ctx, code);
  if (!handover) return refusal("expired");
  const { outcome, code_hash, customer_id } = handover;
  const provider = await findProvider(ctx.services, customer_id ?? INSTALLATION);
  const consume = () => ctx.db.deleteFrom("identity_handovers").where("code_hash", "=", code_hash).execute();
  if ("refused" in outcome) {
    await consume();
    return { refused: outcome.refused };
  }
  if (!provider?.is_active) return refusal("expired");
  const { claims } = outcome;
  const admission = await admitPerson(ctx, provider, claims, proven_id);
  if ("proof_needed" in admission) return { proof_needed: { email: claims.email, provider: provider.name } };
  await consume();
  if ("user_id" in admission) return { session: await issueSession(ctx, provider, admission, claims) };
  const reference = newToken().slice(0, 8);
  await noteRefusal(ctx, provider, { reason: admission.refused, reference, email: claims.email });
  return refusal(admission.refused, provider, reference);
}

/** Exchanges a handover's code for a session, in the browser that started the sign-in. */
export async function finishSignIn(
  ctx: PublicCtx,
  { code, password }: { code: string; password?: string | undefined },
) {
  await limitRate(ctx.db, LIMITS.citySignIn, ctx.network);
  const handover = password === undefined ? undefined : await findHandover(ctx, code);
  const email = handover && "claims" in handover.outcome ? handover.outcome.claims.email : undefined;
  const proven = email && password !== undefined ? await provenBy(ctx, email, password) : undefined;
  return inTransaction(ctx, (ctx) => finish(ctx, code, proven?.id));
}
