import { sql } from "kysely";
import * as oidc from "openid-client";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { markBrowser } from "./browser-cookie.ts";
import { findProvider, type Provider, redirectUri } from "./find-provider.ts";
import { nameProblem } from "./name-problem.ts";
import { issuersOf } from "./open-issuer.ts";

/** Remembers the attempt and returns the provider's address. The browser gets its cookie here. */
export async function goToProvider(ctx: PublicCtx, provider: Provider, tested_by: string | null = null) {
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
      tested_by,
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
  }).href;
}

export async function startSignIn(ctx: PublicCtx, key: string) {
  await limitRate(ctx.db, LIMITS.citySignIn, ctx.network);
  const provider = await findProvider(ctx.services, key);
  if (!provider?.is_active) throw notFound("Sign-in");
  try {
    return { url: await goToProvider(ctx, provider) };
  } catch (error) {
    const { problem } = nameProblem(error);
    throw new AppError("provider_away", `${provider.name} cannot be reached right now (${problem})`, { cause: error });
  }
}
