import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Count } from "#contract/counts.ts";
import type { CodeEvent, ShortCode } from "#contract/short-codes.ts";
import { type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { sumOf } from "#server/platform/records/list.ts";

const titleOf = ({ page, url }: ShortCode) => url ?? page?.title ?? null;

export type NewEvent = { readonly kind: CodeEvent["kind"]; readonly note?: string | null };

/** Stores the current titles, so that history survives renames. */
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
    actor_id: userIdOf(ctx),
  }));
  await ctx.db.insertInto("short_code_events").values(events).execute();
}

const MOST_EVENTS = 200;

/** Scans until the day of the next change. If several changes share a day, the last one gets its scans. */
const scansUntilNext = sql<Count>`(
  select ${sumOf(sql`days.scans`)} from short_code_days as days
  where days.short_code_id = event.short_code_id and days.day >= (event.at at time zone sites.time_zone)::date
    and days.day < coalesce((event.next_at at time zone sites.time_zone)::date, 'infinity'))`;

/** Newest first, each with the scans until the next change. */
export const historyOf = ({ db, customer_id }: TenantCtx, { id }: ShortCode) =>
  db
    .selectFrom((of) =>
      of
        .selectFrom("short_code_events")
        .where("customer_id", "=", customer_id)
        .where("short_code_id", "=", id)
        .selectAll()
        .select(sql<string | null>`lag(at) over (order by at desc, id desc)`.as("next_at"))
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(sql.lit(MOST_EVENTS))
        .as("event"),
    )
    .innerJoin("sites", "sites.customer_id", "event.customer_id")
    .select(["event.id", "event.target_title", "event.place_name", "event.note", "event.at"])
    .select([
      sql<CodeEvent["kind"]>`event.kind`.as("kind"),
      sql<CodeEvent["target_type"]>`event.target_type`.as("target_type"),
      scansUntilNext.as("scan_count"),
      personName("event.actor_id").as("actor"),
    ])
    .orderBy("event.at", "desc")
    .orderBy("event.id", "desc")
    .execute();
