import { sql } from "kysely";
import type * as z from "zod";
import type { Approver } from "#contract/approvals.ts";
import type { Role } from "#contract/customers.ts";
import type { Digest, User, userApi } from "#contract/user.ts";
import { hasTwoSteps } from "#server/platform/identity/recent-proof.ts";
import { auditAccount } from "#server/platform/records/audit.ts";
import { addFieldChanges } from "#server/platform/records/changes.ts";
import { inTransaction, type UserCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { holdPerson } from "#server/platform/database/locks.ts";
import { noChanges } from "#server/platform/records/texts.ts";

type UserChange = z.output<typeof userApi.update.body>["user"];

const ownSession = (ctx: UserCtx) => ctx.db.selectFrom("auth_tokens as t").where("t.id", "=", ctx.actor.token_id);

/**
 * Whether this session may enter a membership's customer: not a suspended one, and not with a password where the city's
 * sign-in is required.
 */
const isOpenTo = ({ confined_to }: UserCtx["actor"]) => sql<boolean>`(
  exists (select from customers where customers.id = m.customer_id and is_open)) and (m.customer_id = ${confined_to}::uuid or ${confined_to}::uuid is null and (m.is_break_glass or not exists (
    select from identity_providers p where p.customer_id = m.customer_id and p.is_active and p.passwords = 'break_glass')))`;

async function readUser(ctx: UserCtx): Promise<User> {
  const row = await ownSession(ctx)
    .innerJoin("users as u", "u.id", "t.user_id")
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.user_id", "=", "u.id").onRef("m.customer_id", "=", "t.customer_id").on(isOpenTo(ctx.actor)),
    )
    .leftJoin("customers as c", "c.id", "t.customer_id")
    .select([
      "u.id",
      "u.email",
      "u.name",
      "u.admin",
      "u.tos_accepted_at",
      "t.customer_id",
      "u.ui_locale",
      "u.digest",
      "m.role",
      "t.proofs",
      "c.requires_second_step",
      sql<Approver | null>`(select approved_by from approval_settings where customer_id = t.customer_id)`.as(
        "approved_by",
      ),
    ])
    .executeTakeFirst();
  // The session was ended from another device during this request.
  if (!row) throw new AppError("unauthenticated", "Sign in to continue");
  const { role, ui_locale, digest, proofs, requires_second_step, approved_by, ...user } = row;
  const admin = user.admin && ctx.actor.confined_to === null;
  const settled = role as Role | null;
  return {
    ...user,
    admin,
    customer_id: settled ? user.customer_id : null,
    role: settled,
    ui_locale: ui_locale as User["ui_locale"],
    digest: digest as Digest,
    ...(settled && approved_by && { approved_by }),
    ...(settled && requires_second_step && !hasTwoSteps(proofs) && { needs_second_step: true }),
  };
}

/** Applies to this session and new ones; other sessions keep their customer. */
async function enter(ctx: UserCtx, customer_id: string) {
  if (!ctx.actor.confined_to)
    await ctx.db.updateTable("users").set({ customer_id }).where("id", "=", ctx.actor.id).execute();
  await ctx.db.updateTable("auth_tokens").set({ customer_id }).where("id", "=", ctx.actor.token_id).execute();
}

/** A user without a current customer is moved to one of their others. */
export async function getUser(ctx: UserCtx): Promise<User> {
  const user = await readUser(ctx);
  if (user.customer_id) return user;
  const other = await ctx.db
    .selectFrom("memberships as m")
    .select("m.customer_id as id")
    .where("m.user_id", "=", user.id)
    .where(isOpenTo(ctx.actor))
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  if (!other) return user;
  await enter(ctx, other.id);
  return readUser(ctx);
}

/** Lists the fields that actually change, for the audit. */
const changesOf = async (ctx: UserCtx, change: UserChange) => {
  const before = await ctx.db
    .selectFrom("users")
    .select(["name", "ui_locale", "digest"])
    .where("id", "=", ctx.actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const changes = noChanges();
  addFieldChanges(changes, before, change, ["name", "ui_locale", "digest"]);
  return changes;
};

export const updateUser = (ctx: UserCtx, change: UserChange) =>
  inTransaction(ctx, async (ctx) => {
    const { set, before, after } = await changesOf(ctx, change);
    if (Object.keys(set).length) {
      await ctx.db
        .updateTable("users")
        .set({ ...set, updated_at: sql`now()` })
        .where("id", "=", ctx.actor.id)
        .execute();
      await auditAccount(ctx.db, ctx.actor.id, { action: "user.updated", before, after });
    }
    return getUser(ctx);
  });

const mayEnter = (ctx: UserCtx, customer_id: string) =>
  ctx.db
    .selectFrom("memberships as m")
    .select("m.customer_id")
    .where("m.user_id", "=", ctx.actor.id)
    .where("m.customer_id", "=", customer_id)
    .where(isOpenTo(ctx.actor))
    .executeTakeFirst();

export const switchCustomer = (ctx: UserCtx, customer_id: string) =>
  inTransaction(ctx, async (ctx) => {
    if (!(await mayEnter(ctx, customer_id))) throw notFound("Customer");
    await enter(ctx, customer_id);
    if (customer_id !== ctx.customer_id)
      await auditAccount(ctx.db, ctx.actor.id, {
        action: "user.customer_switched",
        before: { customer_id: ctx.customer_id },
        after: { customer_id },
      });
    return getUser(ctx);
  });

export const acceptTerms = (ctx: UserCtx) =>
  inTransaction(ctx, async (ctx) => {
    await ctx.db
      .updateTable("users")
      .set({ tos_accepted_at: sql`now()` })
      .where("id", "=", ctx.actor.id)
      .execute();
    await auditAccount(ctx.db, ctx.actor.id, { action: "user.terms_accepted" });
    return getUser(ctx);
  });

/** A session that a customer's provider made reaches the account's other sessions only within that customer. */
const isReachable = ({ confined_to }: UserCtx["actor"]) =>
  sql<boolean>`coalesce(confined_to = ${confined_to}::uuid, ${confined_to}::uuid is null)`;

export async function listSessions(ctx: UserCtx) {
  const sessions = await ctx.db
    .selectFrom("auth_tokens")
    .select(["id", "created_at", "last_used_at", "expiration", "device"])
    .where("user_id", "=", ctx.actor.id)
    .where(isReachable(ctx.actor))
    .where("expiration", ">", sql<string>`now()`)
    .orderBy("last_used_at", "desc")
    .limit(100)
    .execute();
  return sessions.map((session) => ({ ...session, is_current: session.id === ctx.actor.token_id }));
}

/** Ends one of the user's sessions, or all but one, and audits them. */
const revoke = (ctx: UserCtx, comparison: "=" | "<>", token_id: string) =>
  inTransaction(ctx, async (ctx) => {
    await holdPerson(ctx.db, ctx.actor.id);
    const sessions = await ctx.db
      .deleteFrom("auth_tokens")
      .where("user_id", "=", ctx.actor.id)
      .where("id", comparison, token_id)
      .where(isReachable(ctx.actor))
      .returning(["id", "device"])
      .execute();
    if (sessions.length) await auditAccount(ctx.db, ctx.actor.id, { action: "session.revoked", before: { sessions } });
    return sessions.length;
  });

export async function revokeSession(ctx: UserCtx, id: string) {
  if (!(await revoke(ctx, "=", id))) throw notFound("Session");
}

export const revokeOtherSessions = (ctx: UserCtx) => revoke(ctx, "<>", ctx.actor.token_id);
