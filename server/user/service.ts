import { sql } from "kysely";
import type * as z from "zod";
import type { Role } from "#contract/customers.ts";
import type { User, userApi } from "#contract/user.ts";
import { audit } from "#server/platform/audit.ts";
import { inTransaction, type UserCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/errors.ts";
import { hashPassword, requireStrongPassword } from "#server/platform/password.ts";

type UserChange = z.output<typeof userApi.update.body>["user"];

async function readUser(ctx: UserCtx): Promise<User> {
  const { role, ui_locale, ...user } = await ctx.db
    .selectFrom("users as u")
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.user_id", "=", "u.id").onRef("m.customer_id", "=", "u.customer_id"),
    )
    .select(["u.id", "u.email", "u.name", "u.admin", "u.tos_accepted_at", "u.customer_id", "u.ui_locale", "m.role"])
    .where("u.id", "=", ctx.actor.id)
    .executeTakeFirstOrThrow();
  const settled = user.admin && user.customer_id ? "manager" : (role as Role | null);
  return {
    ...user,
    customer_id: settled ? user.customer_id : null,
    role: settled,
    ui_locale: ui_locale as User["ui_locale"],
  };
}

/** Whoever has no current customer, or was removed from it, goes on in one of their others. */
export async function getUser(ctx: UserCtx): Promise<User> {
  const user = await readUser(ctx);
  if (user.customer_id) return user;
  const other = user.admin
    ? await ctx.db.selectFrom("customers").select("id").orderBy("created_at").limit(1).executeTakeFirst()
    : await ctx.db
        .selectFrom("memberships")
        .select("customer_id as id")
        .where("user_id", "=", user.id)
        .orderBy("created_at")
        .limit(1)
        .executeTakeFirst();
  if (!other) return user;
  await ctx.db.updateTable("users").set({ customer_id: other.id }).where("id", "=", user.id).execute();
  return readUser(ctx);
}

export async function updateUser(ctx: UserCtx, change: UserChange) {
  await ctx.db
    .updateTable("users")
    .set({ ...change, updated_at: sql`now()` })
    .where("id", "=", ctx.actor.id)
    .execute();
  return getUser(ctx);
}

const mayEnter = (ctx: UserCtx, customer_id: string) =>
  ctx.actor.admin
    ? ctx.db.selectFrom("customers").select("id").where("id", "=", customer_id).executeTakeFirst()
    : ctx.db
        .selectFrom("memberships")
        .select("customer_id")
        .where("user_id", "=", ctx.actor.id)
        .where("customer_id", "=", customer_id)
        .executeTakeFirst();

export async function switchCustomer(ctx: UserCtx, customer_id: string) {
  if (!(await mayEnter(ctx, customer_id))) throw notFound("Customer");
  await ctx.db.updateTable("users").set({ customer_id }).where("id", "=", ctx.actor.id).execute();
  return getUser(ctx);
}

/** Ends every other session: whoever knew the old password is out. */
export const setPassword = (ctx: UserCtx, password: string) =>
  inTransaction(ctx, async (ctx) => {
    requireStrongPassword(password, ctx.actor.email, "user.password");
    const password_hash = await hashPassword(password);
    await ctx.db
      .updateTable("users")
      .set({ password_hash, updated_at: sql`now()` })
      .where("id", "=", ctx.actor.id)
      .execute();
    await revokeOtherSessions(ctx);
    await audit(ctx, { action: "user.password_changed", subject_type: "user", subject_id: ctx.actor.id });
    return getUser(ctx);
  });

export const acceptTerms = (ctx: UserCtx) =>
  inTransaction(ctx, async (ctx) => {
    await ctx.db
      .updateTable("users")
      .set({ tos_accepted_at: sql`now()` })
      .where("id", "=", ctx.actor.id)
      .execute();
    await audit(ctx, { action: "user.terms_accepted", subject_type: "user", subject_id: ctx.actor.id });
    return getUser(ctx);
  });

const ownSessions = (ctx: UserCtx) => ctx.db.deleteFrom("auth_tokens").where("user_id", "=", ctx.actor.id);

export async function listSessions(ctx: UserCtx) {
  const sessions = await ctx.db
    .selectFrom("auth_tokens")
    .select(["id", "created_at", "last_used_at", "expiration", "device"])
    .where("user_id", "=", ctx.actor.id)
    .where("expiration", ">", sql<string>`now()`)
    .orderBy("last_used_at", "desc")
    .limit(100)
    .execute();
  return sessions.map((session) => ({ ...session, is_current: session.id === ctx.actor.token_id }));
}

export async function revokeSession(ctx: UserCtx, id: string) {
  const revoked = await ownSessions(ctx).where("id", "=", id).executeTakeFirst();
  if (!revoked.numDeletedRows) throw notFound("Session");
}

export async function revokeOtherSessions(ctx: UserCtx) {
  await ownSessions(ctx).where("id", "<>", ctx.actor.token_id).execute();
}
