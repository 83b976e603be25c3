import { sql } from "kysely";
import type { SecondStepChallenge } from "#contract/second-steps.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Proof } from "#server/platform/identity/recent-proof.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { hasAuthenticator } from "#server/second-steps/service.ts";

/** Beyond these, the first step has to be repeated. */
const TRIES = 5;

/** Stands for the first step of one sign-in. Worth nothing without a code, and for ten minutes only. */
export async function openChallenge({ db }: PublicCtx, user_id: string, proof: Proof): Promise<SecondStepChallenge> {
  const challenge = newToken();
  const { expires_at } = await db
    .insertInto("second_step_challenges")
    .values({ token_hash: hashToken(challenge), user_id, proof, expires_at: sql`now() + interval '10 minutes'` })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  return { challenge, expires_at, has_app: await hasAuthenticator(db, user_id) };
}

const expired = () => new AppError("second_step_expired", "This took too long or too many tries. Sign in again.");

/** Counted before the code is checked, so that concurrent tries count too. */
export async function countChallengeTry({ db }: PublicCtx, challenge: string) {
  const row = await db
    .updateTable("second_step_challenges as c")
    .from("users as u")
    .set({ tries: sql<number>`c.tries + 1` })
    .whereRef("u.id", "=", "c.user_id")
    .where("c.token_hash", "=", hashToken(challenge))
    .where("c.expires_at", ">", sql<string>`now()`)
    .where("c.tries", "<", TRIES)
    .returning(["u.id", "u.password_hash", "c.proof"])
    .executeTakeFirst();
  if (!row) throw expired();
  return row;
}

/** Of two right codes at once, one signs in. */
export async function closeChallenge({ db }: PublicCtx, challenge: string) {
  const used = await db
    .deleteFrom("second_step_challenges")
    .where("token_hash", "=", hashToken(challenge))
    .executeTakeFirst();
  if (!used.numDeletedRows) throw expired();
}
