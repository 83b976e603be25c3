import { sql } from "kysely";
import type * as z from "zod";
import type { pagesApi, Presence } from "#contract/pages.ts";
import { type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { findPage } from "./service.ts";

type Heartbeat = z.output<typeof pagesApi.presence.body>;

/** Time without a heartbeat until a tab counts as closed. */
const GONE_AFTER = sql`interval '45 seconds'`;

/** The `where` stops people from updating another person's tab. */
const enter = (ctx: TenantCtx, page_id: string, { tab_id, field }: Heartbeat) =>
  sql`
    insert into page_presence (customer_id, page_id, tab_id, user_id, field)
    values (${ctx.customer_id}, ${page_id}, ${tab_id}, ${userIdOf(ctx)}, ${field})
    on conflict (page_id, tab_id) do update set field = excluded.field, seen_at = now()
    where page_presence.user_id = excluded.user_id`.execute(ctx.db);

const leave = (ctx: TenantCtx, page_id: string, { tab_id }: Heartbeat) =>
  sql`
    delete from page_presence where customer_id = ${ctx.customer_id} and page_id = ${page_id}
      and ((tab_id = ${tab_id} and user_id = ${userIdOf(ctx)}) or seen_at < now() - ${GONE_AFTER})`.execute(ctx.db);

/** Each other person once, with their most recent field. */
async function othersOn(ctx: TenantCtx, page_id: string): Promise<Presence[]> {
  const { rows } = await sql<Presence>`
    select id, coalesce(name, '') as name, field from (
      select distinct on (user_id) user_id as id, ${personName("user_id")} as name, field from page_presence
      where customer_id = ${ctx.customer_id} and page_id = ${page_id}
        and user_id is distinct from ${userIdOf(ctx)} and seen_at > now() - ${GONE_AFTER}
      order by user_id, seen_at desc
    ) as people order by name, id`.execute(ctx.db);
  return rows;
}

/** Not audited: presence is not a change. */
export async function keepPresence(ctx: TenantCtx, page_id: string, heartbeat: Heartbeat) {
  await findPage(ctx, page_id);
  await (heartbeat.is_leaving ? leave(ctx, page_id, heartbeat) : enter(ctx, page_id, heartbeat));
  return { people: await othersOn(ctx, page_id) };
}
