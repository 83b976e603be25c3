import { sql } from "kysely";
import type { PublicCtx } from "#server/platform/context.ts";
import type { Config } from "#server/platform/config.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";

/** How long a browser waits for its person. */
export const PATIENCE_MS = 5 * 60_000;

/** The domain that passkeys are made for and work at. */
export function requireDomain({ passkey_domain }: Pick<Config, "passkey_domain">) {
  if (passkey_domain) return passkey_domain;
  throw new AppError("passkeys_off", "Passkeys need a host name: APP_HOST is an IP address");
}

/** To be signed once: in this session, or for a sign-in by anybody (null). */
export async function openChallenge({ db }: PublicCtx, session_id: string | null) {
  const challenge = newToken();
  const { expires_at } = await db
    .insertInto("passkey_challenges")
    .values({ challenge_hash: hashToken(challenge), session_id, expires_at: sql`now() + interval '10 minutes'` })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  return { challenge, expires_at };
}

/** What the browser signed besides what the authenticator did. Anything else than JSON names no challenge. */
function challengeIn(client_data: string): string {
  try {
    const data = JSON.parse(Buffer.from(client_data, "base64url").toString()) as { challenge?: unknown } | null;
    return typeof data?.challenge === "string" ? data.challenge : "";
  } catch {
    return "";
  }
}

/**
 * The challenge that was signed. It counts once, whatever comes of it: do not use it in a transaction, which could put
 * it back.
 */
export async function takeChallenge({ db }: PublicCtx, client_data: string, session_id: string | null) {
  const challenge = challengeIn(client_data);
  const taken = await db
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hashToken(challenge))
    .where(sql<boolean>`session_id is not distinct from ${session_id}::uuid`)
    .where("expires_at", ">", sql<string>`now()`)
    .executeTakeFirst();
  if (!taken.numDeletedRows) throw new AppError("passkey_expired", "This took too long. Try again.");
  return challenge;
}
