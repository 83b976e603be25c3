import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AuthToken } from "#contract/session.ts";
import { createCustomer } from "#server/customers/service.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type PublicCtx } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { hashPassword, requireStrongPassword } from "#server/platform/identity/password.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { issueToken } from "./service.ts";

type SetUp = { token: string; email: string; name: string; password: string; customer_name: string };

const hasUsers = async (db: Db) => Boolean(await db.selectFrom("users").select("id").limit(1).executeTakeFirst());

/** The one-time token for the first administrator; undefined once an account exists. Only the newest works. */
export async function createSetupToken(db: Db): Promise<string | undefined> {
  if (await hasUsers(db)) return undefined;
  const token = newToken();
  await db.deleteFrom("setup_links").execute();
  await db
    .insertInto("setup_links")
    .values({ token_hash: hashToken(token), expires_at: sql`now() + interval '7 days'` })
    .execute();
  return token;
}

export async function setUp(ctx: PublicCtx, input: SetUp): Promise<AuthToken> {
  await limitRate(ctx.db, LIMITS.link, ctx.network);
  return inTransaction(ctx, async (ctx) => {
    const used = await ctx.db
      .deleteFrom("setup_links")
      .where("token_hash", "=", hashToken(input.token))
      .where("expires_at", ">", sql<string>`now()`)
      .executeTakeFirst();
    if (!used.numDeletedRows || (await hasUsers(ctx.db)))
      throw new AppError(
        "link_invalid",
        "This link has expired or was already used. Restart the server to get a new one.",
      );
    const { email, name, customer_name } = input;
    requireStrongPassword({ password: input.password, about: [email, name, customer_name] }, "password");
    const { id: customer_id } = await createCustomer(ctx.db, { name: customer_name });
    const id = uuidv7();
    const password_hash = await hashPassword(input.password);
    await ctx.db.insertInto("users").values({ id, email, name, password_hash, admin: true, customer_id }).execute();
    await ctx.db.insertInto("memberships").values({ customer_id, user_id: id, role: "manager" }).execute();
    await audit(
      { db: ctx.db, customer_id, actor: { kind: "user", id } },
      { action: "instance.set_up", subject_type: "customer", subject_id: customer_id, after: { name: customer_name } },
    );
    return issueToken(ctx, id, ["setup"]);
  });
}
