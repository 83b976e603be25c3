import { sql } from "kysely";
import * as oidc from "openid-client";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { markBrowser } from "./browser-cookie.ts";
import { findProvider, type Provider, redirectUri } from "./find-provider.ts";
import { nameProblem } from "./name-problem.ts";
import { noteRefusal } from "./note-refusal.ts";
import { issuersOf } from "./open-issuer.ts";

/** What a sign-in is for, if not for a session. */
type Purpose = {
  /** Who tests the connection. */
  readonly tested_by?: string;
  /** The session that confirms its person. */
  readonly session_id?: string;
};

/** The provider must ask again, whoever is signed in there. */
const AGAIN = { prompt: "login", max_age: "0" };

/** Remembers the attempt and returns the provider's address. The browser gets its cookie here. */
export async function goToProvider(ctx: PublicCtx, provider: Provider, { tested_by, session_id }: Purpose = {}) {
  const { config, database } = ctx.services;
  const opened = await issuersOf(ctx.services).open(provider);
  const [state, nonce, verifier] = [newToken(), newToken(), oidc.randomPKCECodeVerifier()];
  const { value, header } = markBrowser(config, ctx.cookies);
  await database.system
    .insertInto("identity_attempts")
    .values({
      state_hash: hashToken(state),
      customer_id: provider.customer_id,
      browser_hash: hashToken(value),
      nonce,
      verifier,
      tested_by: tested_by ?? null,
      session_id: session_id ?? null,
      expires_at: sql<string>`now() + interval '10 minutes'`,
    })
    .execute();
  ctx.setCookie?.(header);
  return oidc.buildAuthorizationUrl(opened, {
    redirect_uri: redirectUri(config, provider.key),
    scope: provider.scope,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(session_id && AGAIN),
  }).href;
}

export async function startSignIn(ctx: PublicCtx, key: string) {
  await limitRate(ctx.db, LIMITS.citySignIn, ctx.network);
  const provider = await findProvider(ctx.services, key);
  if (!provider?.is_active) throw notFound("Sign-in");
  return { url: await reachProvider(ctx, provider) };
}

/** Says in words if the provider is away, and in the audit log. */
export async function reachProvider(ctx: PublicCtx, provider: Provider, purpose: Purpose = {}) {
  try {
    return await goToProvider(ctx, provider, purpose);
  } catch (error) {
    const { problem: reason, answer } = nameProblem(error);
    await noteRefusal(ctx, provider, { reason, answer });
    throw new AppError("provider_away", `${provider.name} cannot be reached right now (${reason})`, { cause: error });
  }
}
