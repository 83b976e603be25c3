import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { NewCustomer } from "#contract/installation.ts";
import { createCustomer } from "#server/customers/service.ts";
import { inTransaction, type UserCtx } from "#server/platform/context.ts";
import { lockNew } from "#server/platform/database/locks.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { audit } from "#server/platform/records/audit.ts";
import { limitInvitations, sendInvitation, writeInvitation } from "#server/team/invite-member.ts";
import { readCustomer } from "./read-customers.ts";

type Change = { readonly action: `customer.${string}`; readonly before?: object; readonly after?: object };
type FirstManager = NewCustomer["manager"];

/** For the workspace's own log, and for the installation's, which outlives the workspace. */
export async function auditCustomer({ db, actor }: UserCtx, id: string, change: Change) {
  for (const customer_id of [id, null])
    await audit({ db, customer_id, actor }, { ...change, subject_type: "customer", subject_id: id });
}

/** Locked until the transaction ends. */
export async function lockCustomer({ db }: UserCtx, id: string) {
  const customer = await db
    .selectFrom("customers")
    .select(["name", "suspended_at", "deleted_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!customer) throw notFound("Workspace");
  return customer;
}

const inviteFirst = (ctx: UserCtx, customer_id: string, { email }: FirstManager) =>
  writeInvitation({ ...ctx, customer_id }, { email, role: "manager" }, ctx.actor.id);

/** Whoever creates it is no member: an administrator gets in by an invitation like everybody else. */
export async function openCustomer(
  ctx: UserCtx,
  { id = uuidv7(), manager, ...input }: NewCustomer & { id?: string | undefined },
) {
  await limitInvitations({ ...ctx, customer_id: id }, manager.email);
  const made = await inTransaction(ctx, async (ctx) => {
    await lockNew({ db: ctx.db, customer_id: id }, id);
    const known = await ctx.db.selectFrom("customers").select("id").where("id", "=", id).executeTakeFirst();
    // a request that was sent again
    if (known) return undefined;
    await createCustomer(ctx.db, { id, ...input });
    await auditCustomer(ctx, id, { action: "customer.created", after: input });
    return inviteFirst(ctx, id, manager);
  });
  const link = made ? await sendInvitation(ctx.services, { id: made, ui_locale: manager.ui_locale }) : null;
  return { customer: await readCustomer(ctx.db, id), link };
}

/** Only where nobody else could: in a workspace with a manager, managers decide who gets in. */
export async function inviteManager(ctx: UserCtx, id: string, manager: FirstManager) {
  await limitInvitations({ ...ctx, customer_id: id }, manager.email);
  const invitation_id = await inTransaction(ctx, async (ctx) => {
    const { suspended_at, deleted_at } = await lockCustomer(ctx, id);
    if (suspended_at ?? deleted_at) throw new AppError("workspace_suspended", "This workspace is suspended");
    const known = await ctx.db
      .selectFrom("memberships")
      .select("user_id")
      .where("customer_id", "=", id)
      .where("role", "=", "manager")
      .executeTakeFirst();
    if (known) throw new AppError("workspace_has_manager", "This workspace has a manager, who invites others");
    return inviteFirst(ctx, id, manager);
  });
  return { link: await sendInvitation(ctx.services, { id: invitation_id, ui_locale: manager.ui_locale }) };
}

export const renameCustomer = (ctx: UserCtx, id: string, name: string) =>
  inTransaction(ctx, async (ctx) => {
    const before = await lockCustomer(ctx, id);
    if (before.name !== name) {
      await ctx.db
        .updateTable("customers")
        .set({ name, updated_at: sql`now()` })
        .where("id", "=", id)
        .execute();
      await auditCustomer(ctx, id, { action: "customer.renamed", before: { name: before.name }, after: { name } });
    }
    return readCustomer(ctx.db, id);
  });
