import { sql } from "kysely";
import type { SecondStep } from "#contract/second-steps.ts";
import type { UserCtx } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";

/** Whether this person's password alone signs nobody in. */
export async function hasSecondStep(db: Db, user_id: string) {
  const row = await db.selectFrom("authenticators").select("user_id").where("user_id", "=", user_id).executeTakeFirst();
  return row !== undefined;
}

/** Whether one of the person's workspaces demands a second step. */
export async function isDemandedOf(db: Db, user_id: string) {
  const row = await db
    .selectFrom("memberships as m")
    .innerJoin("customers as c", "c.id", "m.customer_id")
    .select("c.id")
    .where("m.user_id", "=", user_id)
    .where("c.requires_second_step", "=", true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function getSecondStep({ db, actor: { id } }: UserCtx): Promise<SecondStep> {
  const authenticator = await db
    .selectFrom("authenticators")
    .select(["created_at", "last_used_at"])
    .where("user_id", "=", id)
    .executeTakeFirst();
  return {
    authenticator: authenticator ?? null,
    recovery_codes_left: await countRecoveryCodes(db, id),
    is_demanded: await isDemandedOf(db, id),
  };
}

/** Ends the sessions that were made without the second step. Call it when the first one is added. */
export const endOtherSessions = ({ db, actor }: UserCtx) =>
  db
    .deleteFrom("auth_tokens")
    .where("user_id", "=", actor.id)
    .where("id", "<>", actor.token_id)
    .returning(["id", "device"])
    .execute();

export const membersWithout = (db: Db, customer_id: string) =>
  db
    .selectFrom("memberships as m")
    .leftJoin("authenticators as a", "a.user_id", "m.user_id")
    .select([
      sql<number>`count(*)::int`.as("members"),
      sql<number>`(count(*) filter (where a.user_id is null))::int`.as("without"),
    ])
    .where("m.customer_id", "=", customer_id)
    .executeTakeFirstOrThrow();
