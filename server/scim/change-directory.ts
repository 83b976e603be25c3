import { UiLocale } from "#contract/common.ts";
import { inTransaction } from "#server/platform/context.ts";
import { lockList } from "#server/platform/database/locks.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { findProvider } from "#server/identity-providers/find-provider.ts";
import { sendInvitation } from "#server/team/invite-member.ts";
import type { ScimCtx } from "./list-resources.ts";
import { versionOf } from "./present.ts";
import { noResource, ScimError } from "./refuse-request.ts";
import type { Directory } from "./settle-person.ts";
import { takeTurns } from "./take-turns.ts";

type Written = { readonly id: string; readonly invitations: readonly string[] };
export type Precondition = (row: { readonly lock_version: number }) => void;

/** `If-Match`: the version that the caller has seen. */
export const preconditionOf =
  (if_match: string | undefined): Precondition =>
  (row) => {
    const seen = if_match?.split(",").map((one) => one.trim());
    if (seen && !seen.includes("*") && !seen.includes(versionOf(row)))
      throw new ScimError(412, "This was changed in the meantime");
  };

const countManagers = async ({ db, customer_id }: ScimCtx) => {
  const { count } = await db
    .selectFrom("memberships")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("customer_id", "=", customer_id)
    .where("role", "=", "manager")
    .executeTakeFirstOrThrow();
  return count;
};

/** Who the directory invites has no language here yet; the managers' is the best guess. */
async function languageOf({ db, customer_id }: ScimCtx) {
  const row = await db
    .selectFrom("scim_tokens as t")
    .innerJoin("users as u", "u.id", "t.created_by")
    .select("u.ui_locale")
    .where("t.customer_id", "=", customer_id)
    .executeTakeFirst();
  return UiLocale.catch("en").parse(row?.ui_locale);
}

async function changeLocked(ctx: Directory, change: (ctx: Directory) => Promise<Written>) {
  await lockList(ctx, "scim");
  const managers = await countManagers(ctx);
  const written = await change(ctx);
  if (managers > 0 && (await countManagers(ctx)) === 0)
    throw new AppError("last_manager", "This would leave the workspace without a manager. Name another one first.");
  return written;
}

/**
 * One change of a directory at a time in each workspace, whole or not at all. One that would leave the workspace without
 * a manager is refused.
 */
export async function changing(ctx: ScimCtx, change: (ctx: Directory) => Promise<Written>): Promise<string> {
  const { id, invitations } = await takeTurns(ctx.customer_id, async () => {
    // outside of the transaction: it takes a connection of its own
    const provider = await findProvider(ctx.services, ctx.customer_id);
    if (!provider) throw noResource();
    return inTransaction(ctx, (ctx) => changeLocked({ ...ctx, provider }, change));
  });
  if (invitations.length > 0) {
    const ui_locale = await languageOf(ctx);
    for (const invitation of invitations) await sendInvitation(ctx.services, { id: invitation, ui_locale });
  }
  return id;
}
