import { sql } from "kysely";
import type { Database, Db } from "#server/platform/database/db.ts";

/** One or more days of a customer's site. */
type SiteDays = { readonly customer_id: string; readonly from: string; readonly to: string };

/** Events without those of staff. */
const counted = ({ customer_id, from, to }: SiteDays) => sql`
  select * from events where customer_id = ${customer_id} and day between ${from} and ${to}
    and not exists (
      select from event_staff as staff
      where staff.customer_id = events.customer_id and staff.day = events.day and staff.visitor = events.visitor)`;

/** `grouping` tells the totals of all pages from events without a page, which have no row of their own. */
const isOfAll = sql`grouping(page_id) as is_of_all`;
const isCell = sql`(is_of_all = 1 or page_id is not null)`;

const firstOrLast = (which: "min" | "max") =>
  sql`${sql.raw(which)}(page_id::text) filter (where kind = 'page_view') over (partition by day, visitor)`;
/**
 * Whether the visitor read more than one page that day. A window, because without statistics a self-join would compare all
 * pairs of events.
 */
const hasReadOn = sql`coalesce(${firstOrLast("min")} <> ${firstOrLast("max")}, false)`;

/** Every combination of one or all pages with one or all languages, because visitors cannot be summed. */
const daysOf = (days: SiteDays) => sql`
  insert into event_days (customer_id, day, page_id, locale, views, visitors, feedback,
    scanned, scanned_viewed, scanned_went_on, scanned_started, scanned_completed)
  select ${days.customer_id}, day, page_id, locale, sum(views), count(*) filter (where views > 0), sum(feedback),
    count(*) filter (where scanned), count(*) filter (where scanned and views > 0), count(*) filter (where scanned and went_on),
    count(*) filter (where scanned and started), count(*) filter (where scanned and feedback > 0)
  from (
    select day, page_id, locale, visitor, ${isOfAll},
      coalesce(sum(count) filter (where kind = 'page_view'), 0) as views,
      coalesce(sum(count) filter (where kind = 'feedback_completed'), 0) as feedback,
      bool_or(kind = 'scan') as scanned, bool_or(went_on) as went_on, bool_or(kind = 'feedback_started') as started
    from (select *, ${hasReadOn} as went_on from counted) as counted
    group by grouping sets ((day, visitor), (day, visitor, page_id), (day, visitor, locale), (day, visitor, page_id, locale))
  ) as by_visitor
  where ${isCell} group by day, page_id, locale`;

/** Scans include staff, as the codes' own counts do; views exclude them. */
const hoursOf = (days: SiteDays) => sql`
  insert into event_hours (customer_id, day, hour, page_id, locale, views, scans)
  select ${days.customer_id}, day, hour, page_id, locale, views, scans
  from (
    select day, hour, page_id, locale, ${isOfAll},
      coalesce(sum(count) filter (where kind = 'page_view'), 0) as views,
      coalesce(sum(count) filter (where kind = 'scan'), 0) as scans
    from (
      select day, hour, page_id, locale, kind, count from counted where kind = 'page_view'
      union all
      select day, hour, page_id, locale, kind, count from events
      where customer_id = ${days.customer_id} and day between ${days.from} and ${days.to} and kind = 'scan'
    ) as read_or_scanned
    group by grouping sets ((day, hour), (day, hour, page_id, locale))
  ) as by_hour
  where ${isCell}`;

const detailsOf = (days: SiteDays) => sql`
  insert into event_details (customer_id, day, page_id, locale, kind, detail, count, visitors)
  select ${days.customer_id}, day, page_id, locale, kind, coalesce(detail, ''), count, visitors
  from (
    select day, page_id, locale, kind, detail, ${isOfAll}, sum(count) as count, count(distinct visitor) as visitors
    from counted where kind in ('language_switched', 'language_missing')
    group by grouping sets ((day, kind, detail), (day, kind, detail, page_id, locale))
  ) as by_detail
  where ${isCell}`;

/** Staff are only identified at roll-up; their events are reported as dropped, like those of robots. */
const staffOf = ({ customer_id, from, to }: SiteDays) => sql`
  insert into event_drops (customer_id, day, reason, count)
  select customer_id, day, 'staff', sum(count)
  from events join event_staff using (customer_id, day, visitor)
  where customer_id = ${customer_id} and day between ${from} and ${to} group by customer_id, day
  on conflict (customer_id, day, reason) do update set count = excluded.count`;

/** For days without numbers. */
export const addUpDays = (db: Db, days: SiteDays) =>
  sql`
    with counted as materialized (${counted(days)}),
      days as (${daysOf(days)}), hours as (${hoursOf(days)}), details as (${detailsOf(days)})
    ${staffOf(days)}`.execute(db);

/** Rebuilds the numbers of some days from all their events, so it is idempotent. */
export async function rollUpDays(db: Db, days: SiteDays) {
  // lets a busy day be sorted in memory; applies to this transaction only
  await sql`select set_config('work_mem', '64MB', true)`.execute(db);
  for (const table of ["event_days", "event_hours", "event_details"] as const)
    await db
      .deleteFrom(table)
      .where("customer_id", "=", days.customer_id)
      .where("day", ">=", days.from)
      .where("day", "<=", days.to)
      .execute();
  await addUpDays(db, days);
}

/**
 * Rolls up one due day that no other process holds. Deletes its due row first: writers of that day then wait, and mark
 * it due again.
 */
const rollUpNext = ({ system }: Pick<Database, "system">) =>
  system.transaction().execute(async (db) => {
    const { rows } = await sql<{ customer_id: string; day: string }>`
      delete from event_days_due where (customer_id, day) = (
        select customer_id, day from event_days_due order by since limit 1 for update skip locked)
      returning customer_id, day`.execute(db);
    const [next] = rows;
    if (next) await rollUpDays(db, { customer_id: next.customer_id, from: next.day, to: next.day });
    return next !== undefined;
  });

/** Leaves days that become due meanwhile for the next run: on a busy guide it would never end. */
export async function rollUpEvents(database: Pick<Database, "system">) {
  const { count } = await database.system
    .selectFrom("event_days_due")
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  for (let left = count; left > 0; left -= 1) if (!(await rollUpNext(database))) return;
}
