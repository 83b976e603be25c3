import { sql } from "kysely";
import * as oidc from "openid-client";
import { INSTALLATION } from "#contract/city-sign-in.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { readBrowser } from "./browser-cookie.ts";
import { areGroupsLeftOut, groupsIn } from "./choose-role.ts";
import { confirmSession } from "./confirm-session.ts";
import { findProvider, type Provider, redirectUri } from "./find-provider.ts";
import { nameProblem, ProviderError } from "./name-problem.ts";
import { noteRefusal } from "./note-refusal.ts";
import { noteTest } from "./note-test.ts";
import { CLOCK_TOLERANCE, issuersOf } from "./open-issuer.ts";
import type { Claims, Outcome } from "./sign-in-outcome.ts";

const FINISH_PATH = "/auth/city";
/** For people who are signed in: the pages of signing in send them away. */
const CONFIRMED_PATH = "/confirmed";
/** For an attempt that nobody knows: expired, used, or of another browser. */
export const LOST_PATH = `${FINISH_PATH}#expired`;

const customerOf = (key: string) => (key === INSTALLATION ? null : key);

/** Each attempt counts once, and only in the browser and at the provider that it began with. */
async function takeAttempt(ctx: PublicCtx, key: string, state: string) {
  const browser = readBrowser(ctx.services.config, ctx.cookies);
  if (!browser || !state) return undefined;
  return ctx.db
    .deleteFrom("identity_attempts")
    .where("state_hash", "=", hashToken(state))
    .where("browser_hash", "=", hashToken(browser))
    .where(sql<boolean>`customer_id is not distinct from ${customerOf(key)}::uuid`)
    .where("expires_at", ">", sql<string>`now()`)
    .returning([
      "nonce",
      "verifier",
      "browser_hash",
      "tested_by",
      "session_id",
      sql<number>`extract(epoch from expires_at - interval '10 minutes')::float8`.as("began"),
    ])
    .executeTakeFirst();
}

function requireSameTime(iat: number) {
  if (Math.abs(Date.now() / 1000 - iat) > CLOCK_TOLERANCE) throw new ProviderError("clock_off");
}

const text = (value: unknown) => (typeof value === "string" ? value.trim().slice(0, 254) : "");

/** Entra has no `email_verified`; `xms_edov` says that the owner of the domain vouches for the address. */
const isVerified = ({ email_verified, xms_edov }: Readonly<Record<string, unknown>>) =>
  email_verified === true || xms_edov === true || xms_edov === "1" || xms_edov === 1;

type Attempt = NonNullable<Awaited<ReturnType<typeof takeAttempt>>>;

/** Exchanges the code. State, nonce, issuer, audience, signature and times are checked on the way. */
async function readClaims(
  { services }: PublicCtx,
  provider: Provider,
  search: string,
  { attempt, state }: { attempt: Attempt; state: string },
): Promise<Claims> {
  const opened = await issuersOf(services).open(provider);
  // Behind a proxy the request has another scheme and host than the address that the provider knows.
  const address = new URL(redirectUri(services.config, provider.key) + search);
  const tokens = await oidc.authorizationCodeGrant(opened, address, {
    expectedState: state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.verifier,
    idTokenExpected: true,
  });
  const token = tokens.claims();
  if (!token) throw new ProviderError("answer_invalid");
  requireSameTime(token.iat);
  const hasMore = Boolean(opened.serverMetadata().userinfo_endpoint);
  const isShort = token["email"] === undefined || token[provider.groups_claim] === undefined;
  const more = hasMore && isShort ? await oidc.fetchUserInfo(opened, tokens.access_token, token.sub) : {};
  const claims: Readonly<Record<string, unknown>> = { ...more, ...token };
  return {
    issuer: token.iss,
    subject: token.sub,
    email: text(claims["email"]).toLowerCase(),
    is_email_verified: isVerified(claims),
    name: text(claims["name"]).slice(0, 120),
    groups: groupsIn(claims, provider.groups_claim),
    are_groups_left_out: areGroupsLeftOut(claims, provider.groups_claim),
    auth_time: typeof token.auth_time === "number" ? token.auth_time : null,
    sid: text(claims["sid"]),
  };
}

async function refuse(ctx: PublicCtx, provider: Provider, error: unknown): Promise<Outcome> {
  const { problem, answer } = nameProblem(error);
  const reference = newToken().slice(0, 8);
  ctx.services.log.warn({ reference, provider: provider.key, err: error }, "city sign-in failed");
  await noteRefusal(ctx, provider, { reason: problem, answer, reference });
  const { name, contact } = provider;
  return { refused: { reason: problem, provider: name, contact, answer, at: new Date().toISOString(), reference } };
}

async function handOver({ db }: PublicCtx, provider: Provider, { browser_hash }: Attempt, outcome: Outcome) {
  const code = newToken();
  await db
    .insertInto("identity_handovers")
    .values({
      code_hash: hashToken(code),
      customer_id: provider.customer_id,
      browser_hash,
      outcome: JSON.stringify(outcome),
      expires_at: sql<string>`now() + interval '10 minutes'`,
    })
    .execute();
  return code;
}

/**
 * Returns the path to go on at. The one-time code is in its fragment, which browsers send to no server; what it stands
 * for is picked up by a POST from the same browser.
 */
export async function receiveCallback(ctx: PublicCtx, key: string, search: string): Promise<string> {
  const state = new URLSearchParams(search).get("state") ?? "";
  const provider = await findProvider(ctx.services, key);
  const attempt = provider && (await takeAttempt(ctx, key, state));
  if (!attempt) return LOST_PATH;
  const outcome = await readClaims(ctx, provider, search, { attempt, state }).then(
    (claims): Outcome => ({ claims }),
    (error: unknown) => refuse(ctx, provider, error),
  );
  if (attempt.tested_by) return noteTest(ctx, provider, outcome, attempt.tested_by);
  if (attempt.session_id) {
    const refused = await confirmSession(ctx, provider, outcome, { ...attempt, session_id: attempt.session_id });
    return `${CONFIRMED_PATH}#${refused ? await handOver(ctx, provider, attempt, { refused }) : "confirmed"}`;
  }
  return `${FINISH_PATH}#${await handOver(ctx, provider, attempt, outcome)}`;
}
