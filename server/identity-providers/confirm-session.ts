import { sql } from "kysely";
import { INSTALLATION, type Refusal, type Refused } from "#contract/city-sign-in.ts";
import type { PublicCtx, UserCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { noteCityProof } from "#server/platform/identity/recent-proof.ts";
import { newToken } from "#server/platform/identity/tokens.ts";
import { findProvider, type Provider } from "./find-provider.ts";
import { noteRefusal } from "./note-refusal.ts";
import { CLOCK_TOLERANCE } from "./open-issuer.ts";
import type { Claims, Outcome } from "./sign-in-outcome.ts";
import { reachProvider } from "./start-sign-in.ts";

/** For sessions that a provider made: that provider can confirm who is in them. */
export async function startConfirmation(ctx: UserCtx) {
  await limitRate(ctx.db, LIMITS.citySignIn, ctx.network);
  const session_id = ctx.actor.token_id;
  const link = await ctx.db
    .selectFrom("auth_tokens as t")
    .innerJoin("identity_links as l", "l.id", "t.identity_link_id")
    .select("l.customer_id")
    .where("t.id", "=", session_id)
    .executeTakeFirst();
  const provider = link && (await findProvider(ctx.services, link.customer_id ?? INSTALLATION));
  if (!provider?.is_active) throw notFound("City account of this session");
  return { url: await reachProvider(ctx, provider, { session_id }) };
}

/** The same person at the same provider as when the session was made, by issuer and subject. */
const findSession = ({ db }: PublicCtx, { customer_id }: Provider, { issuer, subject }: Claims, session_id: string) =>
  db
    .selectFrom("auth_tokens as t")
    .innerJoin("identity_links as l", "l.id", "t.identity_link_id")
    .select("t.id")
    .where("t.id", "=", session_id)
    .where(sql<boolean>`l.customer_id is not distinct from ${customer_id}::uuid`)
    .where("l.issuer", "=", issuer)
    .where("l.subject", "=", subject)
    .executeTakeFirst();

type Attempt = { readonly session_id: string; readonly began: number };

/** Notes the proof, or returns why not: another person, or one whom the provider did not ask. */
export async function confirmSession(
  ctx: PublicCtx,
  provider: Provider,
  outcome: Outcome,
  { session_id, began }: Attempt,
): Promise<Refused | undefined> {
  if ("refused" in outcome) return outcome.refused;
  const { claims } = outcome;
  const isAsked = claims.auth_time !== null && claims.auth_time >= began - CLOCK_TOLERANCE;
  const session = await findSession(ctx, provider, claims, session_id);
  if (session && isAsked) {
    await noteCityProof(ctx.db, session.id);
    return undefined;
  }
  const reason: Refusal = session ? "not_recent" : "other_person";
  const reference = newToken().slice(0, 8);
  await noteRefusal(ctx, provider, { reason, reference, email: claims.email });
  const { name, contact } = provider;
  return { reason, provider: name, contact, answer: "", at: new Date().toISOString(), reference };
}
