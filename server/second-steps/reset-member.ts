import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { requireRecentProof } from "#server/platform/identity/recent-proof.ts";
import { audit } from "#server/platform/records/audit.ts";
import { sendNotice } from "./security-notice.ts";

/**
 * Locked against joining another workspace meanwhile. A manager decides for their own workspace only: the second step of
 * somebody who is in others too, or who runs the installation, protects those as well. One answer for both reasons.
 */
async function requireOwnMember({ db, customer_id }: TenantCtx, user_id: string) {
  const person = await db.selectFrom("users").select("admin").where("id", "=", user_id).forUpdate().executeTakeFirst();
  const memberships = await db
    .selectFrom("memberships")
    .select(["customer_id", "is_break_glass"])
    .where("user_id", "=", user_id)
    .execute();
  const here = memberships.find((one) => one.customer_id === customer_id);
  if (!here) throw notFound("Member");
  if (memberships.length > 1 || person?.admin)
    throw new AppError(
      "second_step_elsewhere",
      "Only whoever runs this Guidepost can reset the second step of this person",
    );
  if (here.is_break_glass)
    throw new AppError("break_glass_named", "This person keeps a password for emergencies. Take that away first");
}

const TABLES = ["authenticators", "passkeys"] as const;
const LEFTOVERS = ["authenticator_setups", "recovery_codes", "second_step_challenges", "auth_tokens"] as const;

/** Sessions end as well: whoever found the phone may be in one. */
async function removeSteps(db: Db, user_id: string) {
  let removed = 0n;
  for (const table of TABLES) {
    const { numDeletedRows } = await db.deleteFrom(table).where("user_id", "=", user_id).executeTakeFirstOrThrow();
    removed += numDeletedRows;
  }
  if (!removed) throw new AppError("second_step_absent", "This person has no second step");
  for (const table of LEFTOVERS) await db.deleteFrom(table).where("user_id", "=", user_id).execute();
}

/**
 * For members who lost their phone and their recovery codes. They need their password as ever, and then set up a new
 * second step. The system's login does it: a tenant's sees nothing of how people sign in.
 */
export async function resetMember(ctx: TenantCtx, user_id: string) {
  await requireRecentProof(ctx);
  if (userIdOf(ctx) === user_id) throw new AppError("forbidden", "Change your own second step on your profile");
  await inTransaction({ ...ctx, db: ctx.services.database.system }, async (ctx) => {
    await requireOwnMember(ctx, user_id);
    await removeSteps(ctx.db, user_id);
    await audit(ctx, {
      action: "member.second_step_reset",
      subject_type: "user",
      subject_id: user_id,
      before: { second_step: true },
      after: { second_step: false },
    });
    await sendNotice(ctx, user_id, "second_step_reset");
  });
}
