import { sql } from "kysely";
import type { SecondStep } from "#contract/second-steps.ts";
import type { PublicCtx, UserCtx } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/platform/services.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";

type Asking = Pick<PublicCtx, "db" | "services">;

export async function hasAuthenticator(db: Db, user_id: string) {
  const row = await db.selectFrom("authenticators").select("user_id").where("user_id", "=", user_id).executeTakeFirst();
  return row !== undefined;
}

/** Passkeys of a former domain sign nobody in: they must not keep anybody out either. */
async function countPasskeys({ db, services }: Asking, user_id: string) {
  const { passkeys } = await db
    .selectFrom("passkeys")
    .select(sql<number>`count(*)::int`.as("passkeys"))
    .where("user_id", "=", user_id)
    .where("rp_id", "=", services.config.passkey_domain ?? "")
    .executeTakeFirstOrThrow();
  return passkeys;
}

/** Whether this person's password alone signs nobody in. */
export const hasSecondStep = async (ctx: Asking, user_id: string) =>
  (await hasAuthenticator(ctx.db, user_id)) || (await countPasskeys(ctx, user_id)) > 0;

/** Whether one of the person's workspaces demands a second step, or relies on them when its provider fails. */
export async function isDemandedOf(db: Db, user_id: string) {
  const row = await db
    .selectFrom("memberships as m")
    .innerJoin("customers as c", "c.id", "m.customer_id")
    .select("c.id")
    .where("m.user_id", "=", user_id)
    .where((of) => of.or([of("c.requires_second_step", "=", true), of("m.is_break_glass", "=", true)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function getSecondStep(ctx: UserCtx): Promise<SecondStep> {
  const {
    db,
    actor: { id, token_id },
  } = ctx;
  const authenticator = await db
    .selectFrom("authenticators")
    .select(["created_at", "last_used_at"])
    .where("user_id", "=", id)
    .executeTakeFirst();
  const session = await db
    .selectFrom("auth_tokens as t")
    .innerJoin("users as u", "u.id", "t.user_id")
    .leftJoin("identity_links as l", "l.id", "t.identity_link_id")
    .leftJoin("identity_providers as p", (join) =>
      join.onRef("p.customer_id", "=", "l.customer_id").on("p.is_active", "=", true),
    )
    .select(["u.password_hash", "l.id as link_id", "l.customer_id", "p.name"])
    .where("t.id", "=", token_id)
    .executeTakeFirst();
  const own = session?.link_id && !session.customer_id ? ctx.services.config.OIDC_NAME : null;
  return {
    has_password: Boolean(session?.password_hash),
    city_account: session?.name ?? own,
    authenticator: authenticator ?? null,
    passkeys: await countPasskeys(ctx, id),
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

export const membersWithout = ({ database, config }: Services, customer_id: string) =>
  database.system
    .selectFrom("memberships as m")
    .select([
      sql<number>`count(*)::int`.as("members"),
      sql<number>`(count(*) filter (where not exists (select from authenticators a where a.user_id = m.user_id)
        and not exists (select from passkeys p where p.user_id = m.user_id and p.rp_id = ${config.passkey_domain ?? ""})
      ))::int`.as("without"),
    ])
    .where("m.customer_id", "=", customer_id)
    .executeTakeFirstOrThrow();
