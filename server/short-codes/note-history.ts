import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { CodeEvent, ShortCode } from "#contract/short-codes.ts";
import { type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { personName } from "#server/platform/person-name.ts";

const titleOf = ({ page, url }: ShortCode) => url ?? page?.title ?? null;

export type NewEvent = { readonly kind: CodeEvent["kind"]; readonly note?: string | null };

/** Notes where codes lead from now on, in the words of today. */
export async function noteEvents(ctx: TenantCtx, codes: readonly ShortCode[], { kind, note = null }: NewEvent) {
  if (!codes.length) return;
  const events = codes.map((code) => ({
    id: uuidv7(),
    customer_id: ctx.customer_id,
    short_code_id: code.id,
    kind,
    target_type: code.target_type,
    target_title: titleOf(code),
    place_name: code.place?.name ?? null,
    note,
    scans_before: code.scan_count,
    actor_id: userIdOf(ctx),
  }));
  await ctx.db.insertInto("short_code_events").values(events).execute();
}

const MOST_EVENTS = 200;

/** The newest first, each with the scans until the next one. */
export const historyOf = (ctx: TenantCtx, { id, scan_count }: ShortCode) =>
  ctx.db
    .selectFrom("short_code_events as event")
    .where("event.customer_id", "=", ctx.customer_id)
    .where("event.short_code_id", "=", id)
    .select(["event.id", "event.target_title", "event.place_name", "event.note", "event.at"])
    .select([
      sql<CodeEvent["kind"]>`event.kind`.as("kind"),
      sql<CodeEvent["target_type"]>`event.target_type`.as("target_type"),
      sql<number>`(lag(event.scans_before, 1, ${scan_count}::bigint) over newest - event.scans_before)::int`.as(
        "scan_count",
      ),
      personName("event.actor_id").as("actor"),
    ])
    .modifyEnd(
      sql`window newest as (order by event.at desc, event.id desc) order by event.at desc, event.id desc limit ${sql.lit(MOST_EVENTS)}`,
    )
    .execute();
