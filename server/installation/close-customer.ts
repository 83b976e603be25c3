import { sql } from "kysely";
import { inTransaction, type UserCtx } from "#server/platform/context.ts";
import { AppError, conflict } from "#server/platform/http/errors.ts";
import { requireRecentProof } from "#server/platform/identity/recent-proof.ts";
import type { TeamNotice } from "#server/platform/workers/jobs.ts";
import { tellAdministrators } from "#server/second-steps/security-notice.ts";
import { readCustomer } from "./read-customers.ts";
import { auditCustomer, lockCustomer } from "./service.ts";
import { GRACE } from "./table.ts";

type Closing = {
  readonly notice?: TeamNotice;
  readonly action: `customer.${string}`;
  readonly since: "suspended_at" | "deleted_at";
  readonly isOn: boolean;
};
type Held = Awaited<ReturnType<typeof lockCustomer>>;

/** Sets or clears a time; a workspace that is already in that state stays as it is. */
async function write(ctx: UserCtx, id: string, held: Held, { action, since, isOn, notice }: Closing) {
  const before = await readCustomer(ctx.db, id);
  if ((held[since] !== null) === isOn) return { customer: before };
  await ctx.db
    .updateTable("customers")
    .set({ [since]: isOn ? sql`now()` : null, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();
  const customer = await readCustomer(ctx.db, id);
  await auditCustomer(ctx, id, { action, before: { state: before.state }, after: { state: customer.state } });
  if (notice) await tellAdministrators(ctx, notice, { about: customer.name, path: "/workspaces" });
  return { customer };
}

/** Deleted ones are closed already, and are restored as they were. */
async function requireKept(ctx: UserCtx, id: string, { deleted_at }: Held) {
  if (deleted_at !== null) throw conflict("The workspace", await readCustomer(ctx.db, id), null);
}

/** Roles, guides, jobs and tokens of a closed workspace stop at their next use (migrations/0130). */
export async function suspendCustomer(ctx: UserCtx, id: string) {
  await requireRecentProof(ctx);
  return inTransaction(ctx, async (ctx) => {
    const held = await lockCustomer(ctx, id);
    await requireKept(ctx, id, held);
    return write(ctx, id, held, {
      action: "customer.suspended",
      since: "suspended_at",
      isOn: true,
      notice: "workspace_suspended",
    });
  });
}

export const resumeCustomer = (ctx: UserCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const held = await lockCustomer(ctx, id);
    await requireKept(ctx, id, held);
    return write(ctx, id, held, { action: "customer.resumed", since: "suspended_at", isOn: false });
  });

export async function deleteCustomer(ctx: UserCtx, id: string, name: string) {
  await requireRecentProof(ctx);
  return inTransaction(ctx, async (ctx) => {
    const held = await lockCustomer(ctx, id);
    const message = "This is not the name of the workspace";
    if (held.name !== name.trim()) throw new AppError("invalid_input", message, { fields: { name: message } });
    return write(ctx, id, held, {
      action: "customer.removed",
      since: "deleted_at",
      isOn: true,
      notice: "workspace_deleted",
    });
  });
}

/** The sweep must not begin with a workspace that comes back: after the last day there is no way. */
export const restoreCustomer = (ctx: UserCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const held = await lockCustomer(ctx, id);
    const { is_late } = await ctx.db
      .selectFrom("customers")
      .select(sql<boolean>`coalesce(deleted_at < now() - ${GRACE}, false)`.as("is_late"))
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (is_late) throw conflict("The workspace", await readCustomer(ctx.db, id), null);
    return write(ctx, id, held, { action: "customer.restored", since: "deleted_at", isOn: false });
  });
