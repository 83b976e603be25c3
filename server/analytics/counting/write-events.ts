import { sql } from "kysely";
import { EVENT_DAYS, type EventKind } from "#contract/analytics.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Batch } from "#server/platform/journal/count-in-batches.ts";

/** An event without personal data, apart from the day's visitor key. */
export type CountedEvent = {
  readonly customer_id: string;
  /** In the site's time zone. */
  readonly day: string;
  readonly hour: number;
  readonly kind: EventKind;
  readonly page_id: string | null;
  readonly locale: string;
  /** Must not contain spaces. */
  readonly detail: string | null;
  readonly visitor: string;
};

const KIND = "e";
const PARTS = 9;
/** Marks a missing part. */
const NONE = "-";

/** Equal events within an hour share a key and are stored as one row with a count. */
export const eventKey = ({ customer_id, day, hour, kind, page_id, locale, detail, visitor }: CountedEvent) =>
  `${KIND} ${customer_id} ${day} ${hour} ${kind} ${page_id ?? NONE} ${locale} ${detail ?? NONE} ${visitor}`;

/** Late events trigger another roll-up of their day. Events close to the retention limit are too late and skipped. */
const LATEST_DAYS = EVENT_DAYS - 2;

/** Writes events and marks their days as due for a roll-up. */
export async function writeEvents(db: Db, { counts }: Batch) {
  const rows = [...counts]
    .map(([key, count]) => ({ parts: key.split(" "), count }))
    .filter(({ parts }) => parts[0] === KIND && parts.length === PARTS);
  if (rows.length === 0) return;
  const column = (at: number) => rows.map(({ parts }) => (parts[at] === NONE ? null : (parts[at] ?? null)));
  // The due row stays locked until commit, so a roll-up of that day waits for this write.
  await sql`
    with written as (
      insert into events (customer_id, day, hour, kind, page_id, locale, detail, visitor, count)
      select customers.id, each.day, each.hour, each.kind, pages.id, each.locale, each.detail, each.visitor, each.count
      from unnest(${column(1)}::uuid[], ${column(2)}::date[], ${column(3)}::smallint[], ${column(4)}::text[], ${column(5)}::uuid[],
        ${column(6)}::text[], ${column(7)}::text[], ${column(8)}::text[], ${rows.map(({ count }) => count)}::int[])
        as each (customer_id, day, hour, kind, page_id, locale, detail, visitor, count)
      join customers on customers.id = each.customer_id
      left join pages on pages.id = each.page_id and pages.customer_id = each.customer_id
      where (each.page_id is null or pages.id is not null) and each.day > (now() at time zone 'UTC')::date - ${sql.lit(LATEST_DAYS)}
      returning customer_id, day
    )
    insert into event_days_due (customer_id, day)
    select distinct customer_id, day from written order by customer_id, day
    on conflict (customer_id, day) do update set since = least(event_days_due.since, excluded.since)`.execute(db);
}
