import { sql } from "kysely";
import type { Administrator } from "#contract/installation.ts";
import { inTransaction, type UserCtx } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { requireRecentProof } from "#server/platform/identity/recent-proof.ts";
import { tellAdministrators } from "#server/second-steps/security-notice.ts";
import { audit } from "#server/platform/records/audit.ts";

const PATH = "/workspaces?view=administrators";

const columns = ["id", "name", "email", "last_seen_at"] as const;

export async function listAdministrators({ db, actor }: UserCtx): Promise<{ administrators: Administrator[] }> {
  const rows = await db
    .selectFrom("users")
    .select(columns)
    .where("admin", "=", true)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();
  return { administrators: rows.map((row) => ({ ...row, is_me: row.id === actor.id })) };
}

type By = { readonly kind: "user"; readonly id: string } | { readonly kind: "system"; readonly id: null };

/** Undefined without such an account. In a transaction. */
async function makeAdministrator(db: Db, email: string, by: By) {
  const person = await db
    .selectFrom("users")
    .select([...columns, "admin"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();
  if (!person) return undefined;
  const { admin: was_admin, ...known } = person;
  if (!was_admin) {
    await db.updateTable("users").set({ admin: true }).where("id", "=", person.id).execute();
    await audit(
      { db, customer_id: null, actor: by },
      { action: "administrator.created", subject_type: "user", subject_id: person.id, after: { email } },
    );
  }
  return { known, is_new: !was_admin };
}

export async function addAdministrator(ctx: UserCtx, email: string): Promise<Administrator> {
  await requireRecentProof(ctx);
  return inTransaction(ctx, async (ctx) => {
    const made = await makeAdministrator(ctx.db, email, { kind: "user", id: ctx.actor.id });
    const message = "Nobody with this email has an account here";
    if (!made) throw new AppError("invalid_input", message, { fields: { "administrator.email": message } });
    const { known, is_new } = made;
    if (is_new) await tellAdministrators(ctx, "administrator_named", { about: email, path: PATH });
    return { ...known, is_me: known.id === ctx.actor.id };
  });
}

/** For the operator, on the command line. */
export async function nameAdministrator(system: Db, email: string) {
  const by = { kind: "system", id: null } as const;
  const made = await system.transaction().execute((db) => makeAdministrator(db, email, by));
  if (!made) throw new Error(`Nobody with the email ${email} has an account. They need one first, by an invitation.`);
}

/** Locks all of them, so that two cannot remove each other at once. */
export async function removeAdministrator(ctx: UserCtx, id: string) {
  await requireRecentProof(ctx);
  await inTransaction(ctx, async (ctx) => {
    const all = await ctx.db
      .selectFrom("users")
      .select(["id", "email"])
      .where("admin", "=", true)
      .orderBy("id")
      .forUpdate()
      .execute();
    const one = all.find((row) => row.id === id);
    if (!one) throw notFound("Administrator");
    if (all.length === 1)
      throw new AppError("last_administrator", "This is the last administrator. Name another one first.");
    await ctx.db.updateTable("users").set({ admin: false }).where("id", "=", id).execute();
    await audit(
      { db: ctx.db, customer_id: null, actor: ctx.actor },
      { action: "administrator.removed", subject_type: "user", subject_id: id, before: { email: one.email } },
    );
    await tellAdministrators(ctx, "administrator_removed", { about: one.email, path: PATH, former: [one] });
  });
}
