import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import type { Batch } from "#server/platform/journal/count-in-batches.ts";
import type { Counts } from "#server/platform/journal/open-journal.ts";
import { inFives } from "#server/platform/records/in-fives.ts";

/** Per customer. More means that somebody is guessing codes. */
const MOST_ORPHANS = 1000;

type Scan = { readonly id: string; readonly day: string; readonly hour: number; readonly locale: string };
/** Code, day and hour at the site, and language. */
export const scanKey = ({ id, day, hour, locale }: Scan) => `s ${id} ${day} ${locale} ${hour}`;
/** Customer, requested code and likely intended code. */
export const orphanKey = (customer_id: string, asked: string, meant: string) => `o ${customer_id} ${asked} ${meant}`;

/** Journals written by an older version have scans without an hour. */
const LENGTHS = { s: [4, 5], o: [4] } as const satisfies Record<string, readonly number[]>;

const entriesOf = (counts: Counts, kind: keyof typeof LENGTHS) =>
  [...counts]
    .map(([key, count]) => ({ parts: key.split(" "), count }))
    .filter(({ parts }) => parts[0] === kind && LENGTHS[kind].some((length) => length === parts.length));

function columnsOf(counts: Counts, kind: keyof typeof LENGTHS) {
  const entries = entriesOf(counts, kind);
  const column = (at: number) => entries.map(({ parts }) => parts[at] ?? null);
  return { column, counts: entries.map(({ count }) => count) };
}

async function writeOrphans(db: Db, { counts, at }: Batch) {
  const { column, counts: scans } = columnsOf(counts, "o");
  if (scans.length === 0) return;
  await sql`
    insert into orphan_scans (customer_id, asked, meant, scans, first_at, last_at)
    select customers.id, each.asked, nullif(min(each.meant), '-'), sum(each.scans), ${at.toISOString()}, ${at.toISOString()}
    from unnest(${column(1)}::uuid[], ${column(2)}::text[], ${column(3)}::text[], ${scans}::int[]) as each (customer_id, asked, meant, scans)
    join customers on customers.id = each.customer_id
    where (select count(*) from orphan_scans as known where known.customer_id = customers.id) < ${MOST_ORPHANS}
    group by customers.id, each.asked order by customers.id, each.asked
    on conflict (customer_id, asked) do update
      set scans = orphan_scans.scans + excluded.scans, meant = excluded.meant, last_at = excluded.last_at`.execute(db);
}

/** The time of a scan is stored when it completes a five: otherwise the times, read again and again, would add up to a count. */
export async function writeScans(db: Db, batch: Batch) {
  await writeOrphans(db, batch);
  const { column, counts: scans } = columnsOf(batch.counts, "s");
  if (scans.length === 0) return;
  // In id order, so that concurrent processes wait for each other instead of deadlocking; in a statement of its own, so
  // that the next one sees what they wrote.
  await sql`select id from short_codes where id = any(${column(1)}::uuid[]) order by id for no key update`.execute(db);
  const changes = sql`
    select codes.customer_id, 'scan' as figure, codes.id as subject_id, each.locale, '' as detail, each.day, each.hour, sum(each.scans)::int as count
    from unnest(${column(1)}::uuid[], ${column(2)}::date[], ${column(3)}::text[], ${column(4)}::smallint[], ${scans}::int[])
      as each (id, day, locale, hour, scans)
    join short_codes as codes on codes.id = each.id
    group by codes.customer_id, codes.id, each.locale, each.day, each.hour`;
  await sql`
    with ${inFives(changes)}, days as (
      insert into short_code_days (customer_id, short_code_id, day, hour, locale, scans)
      select customer_id, subject_id, day, hour, locale, count from fives
      on conflict on constraint short_code_days_once do update set scans = short_code_days.scans + excluded.scans
    )
    update short_codes
    set scan_count = scan_count + added.scans, last_scanned_at = greatest(last_scanned_at, ${batch.at.toISOString()}::timestamptz)
    from (select subject_id, sum(count) as scans from fives group by subject_id) as added
    where short_codes.id = added.subject_id`.execute(db);
}
