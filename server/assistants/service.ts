import { sql } from "kysely";
import type { AssistantAccess, AssistantSwitches } from "#contract/assistants.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { lockList } from "#server/platform/database/locks.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { audit } from "#server/platform/records/audit.ts";

const OFF: AssistantAccess = {
  is_on: false,
  may_read_drafts: false,
  may_suggest: false,
  updated_at: null,
  updated_by: null,
};

/** Read on every call: turning assistants off takes effect at once. */
export const readAccess = async ({ db, customer_id }: TenantCtx): Promise<AssistantAccess> =>
  (await db
    .selectFrom("assistant_settings")
    .where("customer_id", "=", customer_id)
    .select(["is_on", "may_read_drafts", "may_suggest", "updated_at", personName("updated_by").as("updated_by")])
    .executeTakeFirst()) ?? OFF;

const switchesOf = ({ is_on, may_read_drafts, may_suggest }: AssistantSwitches): AssistantSwitches => ({
  is_on,
  may_read_drafts,
  may_suggest,
});

export const setAccess = (tenant: TenantCtx, input: AssistantSwitches): Promise<AssistantAccess> =>
  inTransaction(tenant, async (ctx) => {
    await lockList(ctx, "assistant_settings");
    const before = switchesOf(await readAccess(ctx));
    const after = switchesOf(input);
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      const set = { ...after, updated_at: sql<string>`now()`, updated_by: userIdOf(ctx) };
      await ctx.db
        .insertInto("assistant_settings")
        .values({ customer_id: ctx.customer_id, ...set })
        .onConflict((row) => row.column("customer_id").doUpdateSet(set))
        .execute();
      await audit(ctx, {
        action: "assistant_access.updated",
        subject_type: "customer",
        subject_id: ctx.customer_id,
        before,
        after,
      });
    }
    return readAccess(ctx);
  });
