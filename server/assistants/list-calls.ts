import { sql } from "kysely";
import type * as z from "zod";
import type { AssistantCall, assistantsApi } from "#contract/assistants.ts";
import { actionsOfKinds } from "#contract/audit-actions.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { offsetOf } from "#server/platform/records/list.ts";

type CallsQuery = z.output<typeof assistantsApi.calls.query>;

/** From the audit log, which keeps them as long as its other entries. */
export async function listCalls({ db, customer_id }: TenantCtx, query: CallsQuery) {
  const direction = query.sort === "at" ? "asc" : "desc";
  const found = db
    .selectFrom("audit_entries as entry")
    .where("entry.customer_id", "=", customer_id)
    .where("entry.action", "in", actionsOfKinds(["assistants"]));
  const [calls, total] = await Promise.all([
    found
      .leftJoin("api_tokens", "api_tokens.id", "entry.actor_id")
      .select(["entry.id", "entry.at", "api_tokens.name as token"])
      .select([
        sql<string>`coalesce(entry.after ->> 'tool', '')`.as("tool"),
        sql<string | null>`entry.after ->> 'about'`.as("about"),
        sql<number | null>`(entry.after -> 'found')::int`.as("found"),
        sql<string | null>`entry.after ->> 'refused'`.as("refused"),
      ])
      .orderBy("entry.at", direction)
      .orderBy("entry.id", direction)
      .limit(query.per_page)
      .offset(offsetOf(query))
      .$castTo<AssistantCall>()
      .execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { calls, meta: { total_count: total.count } };
}
