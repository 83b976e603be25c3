import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import type { Batch } from "#server/platform/journal/count-in-batches.ts";
import type { Counts } from "#server/platform/journal/open-journal.ts";

/** Per customer. More means that somebody is guessing codes. */
const MOST_ORPHANS = 1000;

/** Code, day and language. */
export const scanKey = (id: string, day: string, locale: string) => `s ${id} ${day} ${locale}`;
/** Customer, requested code and likely intended code. */
export const orphanKey = (customer_id: string, asked: string, meant: string) => `o ${customer_id} ${asked} ${meant}`;

const entriesOf = (counts: Counts, kind: "s" | "o") =>
  [...counts]
    .map(([key, count]) => ({ parts: key.split(" "), count }))
    .filter(({ parts }) => parts[0] === kind && parts.length === 4);

function columnsOf(counts: Counts, kind: "s" | "o") {
  const entries = entriesOf(counts, kind);
  const column = (at: number) => entries.map(({ parts }) => parts[at] ?? "");
  return [column(1), column(2), column(3), entries.map(({ count }) => count)] as const;
}

/** Rows are locked in id order, so that concurrent processes wait for each other instead of deadlocking. */
export async function writeScans(db: Db, batch: Batch) {
  const [ids, days, locales, scans] = columnsOf(batch.counts, "s");
  const [customers, asked, meant, orphans] = columnsOf(batch.counts, "o");
  if (ids.length + customers.length === 0) return;
  const at = batch.at.toISOString();
  await sql`
    with scanned as materialized (
      select codes.customer_id, codes.id, each.day, each.locale, each.scans
      from unnest(${ids}::uuid[], ${days}::date[], ${locales}::text[], ${scans}::int[]) as each (id, day, locale, scans)
      join short_codes as codes on codes.id = each.id
    ), days as (
      insert into short_code_days (customer_id, short_code_id, day, locale, scans)
      select customer_id, id, day, locale, sum(scans) from scanned group by customer_id, id, day, locale order by id, day, locale
      on conflict (short_code_id, day, locale) do update set scans = short_code_days.scans + excluded.scans
    ), missed as (
      insert into orphan_scans (customer_id, asked, meant, scans, first_at, last_at)
      select customers.id, each.asked, nullif(min(each.meant), '-'), sum(each.scans), ${at}, ${at}
      from unnest(${customers}::uuid[], ${asked}::text[], ${meant}::text[], ${orphans}::int[]) as each (customer_id, asked, meant, scans)
      join customers on customers.id = each.customer_id
      where (select count(*) from orphan_scans as known where known.customer_id = customers.id) < ${MOST_ORPHANS}
      group by customers.id, each.asked order by customers.id, each.asked
      on conflict (customer_id, asked) do update
        set scans = orphan_scans.scans + excluded.scans, meant = excluded.meant, last_at = excluded.last_at
    ), held as materialized (
      select id from short_codes where id in (select id from scanned) order by id for no key update
    )
    update short_codes set scan_count = scan_count + added.scans, last_scanned_at = greatest(last_scanned_at, ${at}::timestamptz)
    from (select id, sum(scans) as scans from scanned group by id) as added join held using (id)
    where short_codes.id = added.id`.execute(db);
}
