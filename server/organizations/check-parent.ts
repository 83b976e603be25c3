import { sql } from "kysely";
import type { TenantCtx } from "#server/platform/context.ts";
import { requireOrganizations } from "./require-organizations.ts";
import { refuse } from "./rules.ts";

/** Whether `id` stands anywhere below `above`, or is it. Deleted ones count: they may come back. */
export async function isWithin(ctx: TenantCtx, id: string, above: string) {
  const { rows } = await sql`
    with recursive line as (
      select id, parent_id from organizations where id = ${id} and customer_id = ${ctx.customer_id}
      union
      select up.id, up.parent_id from organizations up join line on up.id = line.parent_id
      where up.customer_id = ${ctx.customer_id}
    )
    select from line where id = ${above}`.execute(ctx.db);
  return rows.length > 0;
}

/**
 * The new parent exists and is not below the organization itself. The list has to be locked: two moves at once could
 * close a ring that neither of them sees.
 */
export async function checkParent(ctx: TenantCtx, id: string, parent_id: string | null | undefined) {
  const field = "organization.parent_id";
  await requireOrganizations(ctx, { [field]: parent_id });
  if (parent_id && (await isWithin(ctx, parent_id, id)))
    throw refuse("organization_cycle", field, "That organization is part of this one, so it cannot also be its parent");
}
