import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AuthToken } from "#contract/session.ts";
import { inTransaction, type PublicCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors.ts";
import { hashPassword, isPassword, requireStrongPassword } from "#server/platform/password.ts";
import { LIMITS, limitRate } from "#server/platform/rate-limit.ts";
import { hashToken } from "#server/platform/tokens.ts";
import { issueToken } from "./service.ts";

type Acceptance = { token: string; name?: string | undefined; password?: string | undefined };

async function findInvitation(ctx: PublicCtx, token: string) {
  const invitation = await ctx.db
    .selectFrom("invitations as i")
    .innerJoin("customers as c", "c.id", "i.customer_id")
    .leftJoin("users as u", "u.email", "i.email")
    .select([
      "i.id",
      "i.customer_id",
      "i.email",
      "i.role",
      "c.name as customer_name",
      "u.id as user_id",
      "u.password_hash",
    ])
    .where("i.token_hash", "=", hashToken(token))
    .where("i.expires_at", ">", sql<string>`now()`)
    .executeTakeFirst();
  if (!invitation)
    throw new AppError("link_invalid", "This invitation was used, withdrawn or is too old. Ask for a new one.");
  return invitation;
}

export async function lookUpInvitation(ctx: PublicCtx, token: string) {
  await limitRate(ctx.db, LIMITS.link, ctx.address);
  const { email, customer_name, user_id } = await findInvitation(ctx, token);
  return { invitation: { email, customer_name, has_account: user_id !== null } };
}

async function createUser(ctx: PublicCtx, email: string, { name, password }: Acceptance) {
  const missing = Object.entries({ name, password }).filter(([, value]) => !value);
  if (!name || !password)
    throw new AppError("invalid_input", "Name and password are needed", {
      fields: Object.fromEntries(missing.map(([key]) => [key, "Required"])),
    });
  requireStrongPassword(password, email, "password");
  const id = uuidv7();
  const password_hash = await hashPassword(password);
  await ctx.db.insertInto("users").values({ id, email, name, password_hash }).execute();
  return id;
}

/** Who has an account already proves it with their password: the link alone opens no account. */
async function proveUser(user_id: string, stored: string | null, password: string | undefined) {
  if (!(await isPassword(stored ?? undefined, password ?? "")))
    throw new AppError("invalid_credentials", "Invalid email or password");
  return user_id;
}

export async function acceptInvitation(ctx: PublicCtx, input: Acceptance): Promise<AuthToken> {
  await limitRate(ctx.db, LIMITS.link, ctx.address);
  return inTransaction(ctx, async (ctx) => {
    const { id, customer_id, email, role, user_id, password_hash } = await findInvitation(ctx, input.token);
    const user = user_id
      ? await proveUser(user_id, password_hash, input.password)
      : await createUser(ctx, email, input);
    const used = await ctx.db.deleteFrom("invitations").where("id", "=", id).executeTakeFirst();
    if (!used.numDeletedRows) throw new AppError("link_invalid", "This invitation was used already");
    await ctx.db
      .insertInto("memberships")
      .values({ customer_id, user_id: user, role })
      .onConflict((row) => row.columns(["customer_id", "user_id"]).doUpdateSet({ role }))
      .execute();
    await ctx.db.updateTable("users").set({ customer_id }).where("id", "=", user).execute();
    await ctx.db
      .insertInto("audit_entries")
      .values({
        id: uuidv7(),
        customer_id,
        actor_id: user,
        actor_kind: "user",
        action: "member.joined",
        subject_type: "user",
        subject_id: user,
      })
      .execute();
    return issueToken(ctx, user);
  });
}
