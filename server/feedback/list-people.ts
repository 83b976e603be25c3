import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";

/** Members who may work on cases, sorted by name. */
export async function listPeople({ db, customer_id }: TenantCtx) {
  const people = await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", sql<string>`coalesce(nullif(users.name, ''), users.email)`.as("name")])
    .where("memberships.customer_id", "=", customer_id)
    .where("memberships.role", "<>", "viewer")
    .orderBy(sql`lower(users.name)`)
    .orderBy("users.id")
    .execute();
  return { people };
}
