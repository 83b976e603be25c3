import type * as z from "zod";
import type { Role } from "#contract/customers.ts";
import type { Member, teamApi } from "#contract/team.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { memberColumns, memberSorts } from "./table.ts";

type MembersQuery = z.output<typeof teamApi.members.query>;

const ofCustomer = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .where("memberships.customer_id", "=", ctx.customer_id);

export async function listMembers(ctx: TenantCtx, query: MembersQuery) {
  let found = ofCustomer(ctx);
  const { q } = query;
  if (q)
    found = found.where((where) =>
      where.or([where("users.name", "ilike", containing(q)), where("users.email", "ilike", containing(q))]),
    );
  const [members, total] = await Promise.all([
    found
      .select(memberColumns)
      .orderBy(orderOf(query.sort, memberSorts, "name"))
      .orderBy("users.id")
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return {
    members: members.map((member) => ({ ...member, role: member.role as Role })),
    meta: { total_count: total.count },
  };
}

/** Locks all managers' rows, so that two managers cannot remove each other at once. */
async function lockMember(ctx: TenantCtx, user_id: string) {
  const rows = await ctx.db
    .selectFrom("memberships")
    .select(["user_id", "role", "role_group"])
    .where("customer_id", "=", ctx.customer_id)
    .where((where) => where.or([where("role", "=", "manager"), where("user_id", "=", user_id)]))
    .orderBy("user_id")
    .forUpdate()
    .execute();
  const member = rows.find((row) => row.user_id === user_id);
  if (!member) throw notFound("Member");
  const isLastManager = member.role === "manager" && rows.filter((row) => row.role === "manager").length === 1;
  return { role: member.role, role_group: member.role_group, isLastManager };
}

function requireManagerLeft(isLastManager: boolean) {
  if (isLastManager) throw new AppError("last_manager", "This is the last manager. Make someone else a manager first.");
}

export const changeRole = (ctx: TenantCtx, user_id: string, role: Role): Promise<Member> =>
  inTransaction(ctx, async (ctx) => {
    const before = await lockMember(ctx, user_id);
    if (before.role_group !== null)
      throw new AppError("role_from_directory", "A group of your directory gives this role. Change it there.");
    if (role !== "manager") requireManagerLeft(before.isLastManager);
    await ctx.db
      .updateTable("memberships")
      .set({ role })
      .where("customer_id", "=", ctx.customer_id)
      .where("user_id", "=", user_id)
      .execute();
    await audit(ctx, {
      action: "member.role_changed",
      subject_type: "user",
      subject_id: user_id,
      before: { role: before.role },
      after: { role },
    });
    const member = await ofCustomer(ctx)
      .select(memberColumns)
      .where("users.id", "=", user_id)
      .executeTakeFirstOrThrow();
    return { ...member, role };
  });

export const removeMember = (ctx: TenantCtx, user_id: string) =>
  inTransaction(ctx, async (ctx) => {
    const before = await lockMember(ctx, user_id);
    requireManagerLeft(before.isLastManager);
    await ctx.db
      .deleteFrom("memberships")
      .where("customer_id", "=", ctx.customer_id)
      .where("user_id", "=", user_id)
      .execute();
    await audit(ctx, {
      action: "member.removed",
      subject_type: "user",
      subject_id: user_id,
      before: { role: before.role },
    });
  });
