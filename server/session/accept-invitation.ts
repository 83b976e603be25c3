import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AuthToken } from "#contract/session.ts";
import { auditAll } from "#server/platform/records/audit.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { hashPassword, requireStrongPassword } from "#server/platform/identity/password.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { hashToken } from "#server/platform/identity/tokens.ts";
import { provePassword } from "./prove-password.ts";
import { afterFirstStep, finishFirstStep } from "./sign-in.ts";

type Invitation = Awaited<ReturnType<typeof findInvitation>>;
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
      "i.role_group",
      "c.name as customer_name",
      "u.id as user_id",
    ])
    .where("i.token_hash", "=", hashToken(token))
    .where("c.is_open", "=", true)
    .where("i.expires_at", ">", sql<string>`now()`)
    .executeTakeFirst();
  if (!invitation)
    throw new AppError(
      "link_invalid",
      "This invitation has expired, was withdrawn or was already used. Ask for a new one.",
    );
  return invitation;
}

export async function lookUpInvitation(ctx: PublicCtx, token: string) {
  await limitRate(ctx.db, LIMITS.link, ctx.network);
  const { email, customer_name, user_id } = await findInvitation(ctx, token);
  return { invitation: { email, customer_name, has_account: user_id !== null } };
}

/** People without an account need a name and a password. */
async function requireNewAccount({ email, customer_name }: Invitation, input: Acceptance) {
  const { name, password } = input;
  const missing = Object.entries({ name, password }).filter(([, value]) => !value);
  if (!name || !password)
    throw new AppError("invalid_input", "Enter a name and a password", {
      fields: Object.fromEntries(missing.map(([key]) => [key, "Required"])),
    });
  requireStrongPassword({ password, about: [email, name, customer_name] }, "password");
  return { name, password_hash: await hashPassword(password) };
}

/** People with an account prove it with their password: the link alone does not sign them in. */
async function findOrProve(ctx: PublicCtx, input: Acceptance) {
  const invitation = await findInvitation(ctx, input.token);
  if (!invitation.user_id) return { account: await requireNewAccount(invitation, input) };
  const { id } = await provePassword(ctx, { email: invitation.email, password: input.password ?? "" });
  return { id };
}

async function createUser(ctx: PublicCtx, email: string, account: { name: string; password_hash: string }) {
  const id = uuidv7();
  await ctx.db
    .insertInto("users")
    .values({ id, email, ...account })
    .execute();
  return id;
}

async function join(ctx: PublicCtx, user_id: string, { id, customer_id, role, role_group }: Invitation) {
  const used = await ctx.db.deleteFrom("invitations").where("id", "=", id).executeTakeFirst();
  if (!used.numDeletedRows) throw new AppError("link_invalid", "This invitation was already used");
  await ctx.db
    .insertInto("memberships")
    .values({ customer_id, user_id, role, role_group })
    .onConflict((row) => row.columns(["customer_id", "user_id"]).doUpdateSet({ role, role_group }))
    .execute();
  await ctx.db.updateTable("users").set({ customer_id }).where("id", "=", user_id).execute();
  const acting = { db: ctx.db, customer_id, actor: { kind: "user", id: user_id } } as const;
  await auditAll(acting, [
    { action: "invitation.accepted", subject_type: "invitation", subject_id: id },
    { action: "member.joined", subject_type: "user", subject_id: user_id, after: { role } },
  ]);
}

export async function acceptInvitation(ctx: PublicCtx, input: Acceptance): Promise<AuthToken> {
  await limitRate(ctx.db, LIMITS.link, ctx.network);
  const who = await findOrProve(ctx, input);
  return finishFirstStep(ctx, async (ctx) => {
    const invitation = await findInvitation(ctx, input.token);
    const user_id = who.account ? await createUser(ctx, invitation.email, who.account) : who.id;
    await join(ctx, user_id, invitation);
    return afterFirstStep(ctx, user_id, "invitation");
  });
}
