import { sql } from "kysely";
import type { UserCtx } from "#server/platform/context.ts";
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

/** An unattended or stolen session must not be enough to take over the account. */
export async function requireRecentProof(ctx: {
  readonly services: UserCtx["services"];
  readonly actor: { readonly token_id: string };
}) {
  const recent = await ctx.services.database.system
    .selectFrom("auth_tokens")
    .select("id")
    .where("id", "=", ctx.actor.token_id)
    .where("password_seen_at", ">", sql<string>`now() - make_interval(mins => ${MINUTES_TRUSTED})`)
    .executeTakeFirst();
  if (!recent) throw new AppError("password_needed", "Enter your current password first");
}
