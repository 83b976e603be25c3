import type { Role } from "#contract/customers.ts";
import { audit } from "#server/platform/records/audit.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import { chooseRole } from "./choose-role.ts";
import type { Provider } from "./find-provider.ts";

type Decided = { readonly role: Role; readonly role_group: string | null };
type Person = { readonly id: string | undefined; readonly groups: readonly string[]; readonly invited_as?: Decided };

const findMembership = ({ db }: PublicCtx, customer_id: string, user_id: string) =>
  db
    .selectFrom("memberships")
    .select(["role", "role_group", "is_break_glass"])
    .where("customer_id", "=", customer_id)
    .where("user_id", "=", user_id)
    .forUpdate()
    .executeTakeFirst();

/** Groups give a role; without one, a role that people gave stays. Undefined: no access. */
export async function decideRole(
  ctx: PublicCtx,
  { customer_id, ...provider }: Provider & { readonly customer_id: string },
  { id, groups, invited_as }: Person,
): Promise<Decided | undefined> {
  const now = id ? await findMembership(ctx, customer_id, id) : undefined;
  const kept = now && { role: now.role as Role, role_group: null };
  // The way in when the provider fails must not depend on what it says.
  if (now?.is_break_glass) return kept;
  const given = chooseRole(provider, groups);
  if (given) return given;
  if (now?.role_group === null) return kept;
  return invited_as;
}

const auditMember = (
  ctx: PublicCtx,
  customer_id: string,
  user_id: string,
  { action, ...change }: { action: `member.${string}`; before?: object; after?: object },
) =>
  audit(
    { db: ctx.db, customer_id, actor: { kind: "system", id: null } },
    { action, subject_type: "user", subject_id: user_id, ...change },
  );

export async function writeRole(ctx: PublicCtx, customer_id: string, user_id: string, after: Decided) {
  const before = await findMembership(ctx, customer_id, user_id);
  if (before?.role === after.role && before.role_group === after.role_group) return;
  await ctx.db
    .insertInto("memberships")
    .values({ customer_id, user_id, ...after })
    .onConflict((row) => row.columns(["customer_id", "user_id"]).doUpdateSet(after))
    .execute();
  if (!before) await auditMember(ctx, customer_id, user_id, { action: "member.joined", after });
  else if (before.role !== after.role)
    await auditMember(ctx, customer_id, user_id, {
      action: "member.role_changed",
      before: { role: before.role, role_group: before.role_group },
      after,
    });
}

/** Their work and their account stay; every session that was in this customer loses it at once. */
export async function dropMember(ctx: PublicCtx, customer_id: string, user_id: string) {
  const before = await ctx.db
    .deleteFrom("memberships")
    .where("customer_id", "=", customer_id)
    .where("user_id", "=", user_id)
    .where("is_break_glass", "=", false)
    .returning(["role", "role_group"])
    .executeTakeFirst();
  if (!before) return false;
  await ctx.db
    .deleteFrom("auth_tokens")
    .where("user_id", "=", user_id)
    .where("confined_to", "=", customer_id)
    .execute();
  await auditMember(ctx, customer_id, user_id, { action: "member.removed", before });
  return true;
}
