import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { sql } from "kysely";
import type { PublicCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { auditAccount } from "#server/platform/records/audit.ts";
import { findProvider, type Provider } from "./find-provider.ts";
import { CLOCK_TOLERANCE, issuersOf } from "./open-issuer.ts";

const EVENT = "http://schemas.openid.net/event/backchannel-logout";
/** Older tokens are refused, so used ones need not be remembered for longer. */
const MINUTES_VALID = 10;

const refuse = (cause?: unknown) => new AppError("invalid_input", "The logout token is not valid", { cause });

async function readKeys({ services }: PublicCtx, jwks_uri: string) {
  const answer = await issuersOf(services).fetch(jwks_uri, {
    method: "GET",
    headers: { accept: "application/json" },
    body: undefined,
    redirect: "manual",
  });
  return createLocalJWKSet((await answer.json()) as JSONWebKeySet);
}

/** Issuer, audience, signature, age and event; a token with a nonce is an ID token in disguise. */
async function readLogout(ctx: PublicCtx, provider: Provider, token: string) {
  const { issuer, jwks_uri = "" } = (await issuersOf(ctx.services).open(provider)).serverMetadata();
  const { payload } = await jwtVerify(token, await readKeys(ctx, jwks_uri), {
    issuer,
    audience: provider.client_id,
    clockTolerance: CLOCK_TOLERANCE,
    maxTokenAge: MINUTES_VALID * 60,
    requiredClaims: ["iss", "aud", "iat", "jti", "events"],
  });
  const { events, jti, nonce, sub, sid } = payload;
  const isLogout = typeof events === "object" && events !== null && EVENT in events;
  const names = { sub: typeof sub === "string" ? sub : "", sid: typeof sid === "string" ? sid : "" };
  if (!isLogout || nonce !== undefined || !jti || !(names.sub || names.sid)) throw refuse();
  return { ...names, jti, issuer };
}

async function noteUse({ db }: PublicCtx, { customer_id }: Provider, jti: string) {
  const noted = await db
    .insertInto("identity_logouts")
    .values({ customer_id, jti, expires_at: sql<string>`now() + make_interval(mins => ${MINUTES_VALID * 2})` })
    .onConflict((row) => row.constraint("identity_logouts_once").doNothing())
    .executeTakeFirst();
  if (!noted.numInsertedOrUpdatedRows) throw refuse();
}

/** OpenID Connect back-channel logout: ends the person's sessions of this provider, or the one that is named. */
export async function endSessions(ctx: PublicCtx, key: string, token: string) {
  const provider = await findProvider(ctx.services, key);
  if (!provider) throw refuse();
  const { sub, sid, jti, issuer } = await readLogout(ctx, provider, token).catch((error: unknown) => {
    throw error instanceof AppError ? error : refuse(error);
  });
  await ctx.db.transaction().execute(async (db) => {
    await noteUse({ ...ctx, db }, provider, jti);
    let links = db
      .selectFrom("identity_links")
      .select("id")
      .where(sql<boolean>`customer_id is not distinct from ${provider.customer_id}::uuid`)
      .where("issuer", "=", issuer);
    if (sub) links = links.where("subject", "=", sub);
    let ended = db.deleteFrom("auth_tokens").where("identity_link_id", "in", links);
    if (sid) ended = ended.where("provider_session", "=", sid);
    for (const { user_id, device } of await ended.returning(["user_id", "device"]).execute())
      if (user_id)
        await auditAccount(db, user_id, {
          action: "session.ended",
          by_stranger: true,
          before: { device, ended_by: provider.name },
        });
  });
}
