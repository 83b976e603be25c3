import { type RawBuilder, sql } from "kysely";
import type { UserCtx } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/http/errors.ts";

const MINUTES_TRUSTED = 10;

/** How a session has shown who its person is. */
export type Proof =
  | "password"
  | "reset_link"
  | "invitation"
  | "setup"
  | "city"
  | "authenticator"
  | "recovery_code"
  | "passkey";

/** Proofs that a stolen password does not give. What the city's own sign-in asks for is the city's decision. */
const SECOND_STEPS: readonly Proof[] = ["city", "authenticator", "recovery_code", "passkey"];
export const hasTwoSteps = (proofs: readonly string[]) => SECOND_STEPS.some((proof) => proofs.includes(proof));

/** The session keeps the proof, and counts as recent from now on. */
export const noteProof = (ctx: UserCtx, proof: Proof) =>
  ctx.db
    .updateTable("auth_tokens")
    .set({
      password_seen_at: sql`now()`,
      proofs: sql<string[]>`case when ${proof} = any (proofs) then proofs else proofs || ${proof}::text end`,
    })
    .where("id", "=", ctx.actor.token_id)
    .execute();

/** The person signed in at the city's provider again. Counts for `requireRecentProof` only. */
export const noteCityProof = (db: Db, session_id: string) =>
  db
    .updateTable("auth_tokens")
    .set({ city_seen_at: sql`now()` })
    .where("id", "=", session_id)
    .execute();

type InSession = {
  readonly services: UserCtx["services"];
  readonly actor: { readonly token_id: string };
};

async function requireSeen({ services, actor }: InSession, seen_at: RawBuilder<string>) {
  const recent = await services.database.system
    .selectFrom("auth_tokens")
    .select("id")
    .where("id", "=", actor.token_id)
    .where(seen_at, ">", sql<string>`now() - make_interval(mins => ${MINUTES_TRUSTED})`)
    .executeTakeFirst();
  if (!recent) throw new AppError("password_needed", "Enter your current password first");
}

/** An unattended or stolen session must not be enough to take over a workspace. */
export const requireRecentProof = (ctx: InSession) =>
  requireSeen(ctx, sql<string>`greatest(password_seen_at, city_seen_at)`);

/**
 * Nor the account: for its password, passkeys and codes the city's word does not count. Whoever runs the provider of one
 * workspace could otherwise give themselves a way into the account's other workspaces.
 */
export const requireOwnProof = (ctx: InSession) => requireSeen(ctx, sql<string>`password_seen_at`);
