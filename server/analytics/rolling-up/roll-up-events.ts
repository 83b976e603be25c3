import { type RawBuilder, sql } from "kysely";
import type { Database, Db } from "#server/platform/database/db.ts";
import { inFives, NO_SUBJECT } from "#server/platform/records/in-fives.ts";

/** One or more days of a customer's site. */
type SiteDays = { readonly customer_id: string; readonly from: string; readonly to: string };

const none = sql.lit(NO_SUBJECT);
const isStaff = sql`exists (
  select from event_staff as staff
  where staff.customer_id = events.customer_id and staff.day = events.day and staff.visitor = events.visitor)`;

/**
 * Every view belongs to one figure, so that visitors and views are sums of the same parts: a visitor's first view of the
 * day (`visitor`), their first of another page (`page_visitor`), and all others (`view`).
 */
const viewsOf = sql`
  select day, hour, subject_id, locale, '' as detail, part.figure, sum(part.count) as count
  from (
    select day, hour, subject_id, locale, count,
      row_number() over (partition by day, visitor order by hour, subject_id, locale) = 1 as is_first,
      row_number() over (partition by day, visitor, subject_id order by hour, locale) = 1 as is_first_of_page
    from (
      select day, hour, subject_id, locale, visitor, sum(count)::int as count
      from readers where kind = 'page_view' group by day, hour, subject_id, locale, visitor
    ) as each
  ) as views
  cross join lateral (values
    ('visitor', is_first::int), ('page_visitor', (is_first_of_page and not is_first)::int),
    ('view', count - (is_first_of_page or is_first)::int)) as part (figure, count)
  where part.count > 0 group by day, hour, subject_id, locale, part.figure`;

/** A visitor who scanned belongs to the page and language of the first scan of the day, with all steps of that day. */
const scannersOf = sql`
  select day, hour, subject_id, locale, steps as detail, 'scanner' as figure, count(*) as count
  from (
    select day, (min(array[lpad(hour::text, 2, '0'), subject_id::text, locale]) filter (where kind = 'scan')) as first,
      concat_ws(' ',
        case when bool_or(kind = 'page_view') then 'viewed' end,
        case when count(distinct subject_id) filter (where kind = 'page_view') > 1 then 'went_on' end,
        case when bool_or(kind = 'feedback_started') then 'started' end,
        case when bool_or(kind = 'feedback_completed') then 'completed' end) as steps
    from readers group by day, visitor having bool_or(kind = 'scan')
  ) as scanners
  cross join lateral (select first[1]::smallint as hour, first[2]::uuid as subject_id, first[3] as locale) as place
  group by day, hour, subject_id, locale, steps`;

const othersOf = sql`
  select day, hour, subject_id, locale, '' as detail, 'feedback' as figure, sum(count) as count
  from readers where kind = 'feedback_completed' group by day, hour, subject_id, locale
  union all
  select day, hour, ${none}::uuid, '', coalesce(detail, ''), kind, sum(count)
  from readers where kind = 'language_switched' group by day, hour, kind, detail
  union all
  select day, hour, ${none}::uuid, '', detail, 'language_missing', count(*)
  from (
    select day, min(hour) as hour, coalesce(detail, '') as detail from readers where kind = 'language_missing' group by day, detail, visitor
  ) as missed group by day, hour, detail`;

/** Staff are only identified at roll-up; their events are reported as dropped, like those of robots. */
const staffOf = ({ customer_id, from, to }: SiteDays) => sql`
  select day, hour, ${none}::uuid, '', 'staff', 'dropped', sum(count)
  from events where customer_id = ${customer_id} and day between ${from} and ${to} and ${isStaff} group by day, hour`;

const KEY = sql`day, hour, figure, subject_id, locale, detail`;

/** `grouping` tells the totals of all pages from events without a page, which have no row of their own. */
const isOfAll = sql`grouping(page_id) as is_of_all`;
const isCell = sql`(is_of_all = 1 or page_id is not null)`;
const ofPages = sql`(select *, nullif(subject_id, ${none}::uuid) as page_id from fives) as fives`;
const having = (step: string) =>
  sql`coalesce(sum(count) filter (where figure = 'scanner' and ${sql.lit(step)} = any(string_to_array(detail, ' '))), 0)`;

/** Every combination of one or all pages with one or all languages. Only first views of the day are visitors of the guide. */
const addDays = sql`
  insert into event_days as shown (customer_id, day, page_id, locale, views, visitors, feedback,
    scanned, scanned_viewed, scanned_went_on, scanned_started, scanned_completed)
  select customer_id, day, page_id, locale, views, case when is_of_all = 1 then visitors else page_visitors end, feedback,
    scanned, viewed, went_on, started, completed
  from (
    select customer_id, day, page_id, locale, ${isOfAll},
      coalesce(sum(count) filter (where figure in ('visitor', 'page_visitor', 'view')), 0) as views,
      coalesce(sum(count) filter (where figure = 'visitor'), 0) as visitors,
      coalesce(sum(count) filter (where figure in ('visitor', 'page_visitor')), 0) as page_visitors,
      coalesce(sum(count) filter (where figure = 'feedback'), 0) as feedback,
      coalesce(sum(count) filter (where figure = 'scanner'), 0) as scanned,
      ${having("viewed")} as viewed, ${having("went_on")} as went_on, ${having("started")} as started, ${having("completed")} as completed
    from ${ofPages} where figure in ('visitor', 'page_visitor', 'view', 'feedback', 'scanner')
    group by grouping sets ((customer_id, day), (customer_id, day, page_id), (customer_id, day, locale), (customer_id, day, page_id, locale))
  ) as cells where ${isCell}
  on conflict on constraint event_days_once do update set
    views = shown.views + excluded.views, visitors = shown.visitors + excluded.visitors, feedback = shown.feedback + excluded.feedback,
    scanned = shown.scanned + excluded.scanned, scanned_viewed = shown.scanned_viewed + excluded.scanned_viewed,
    scanned_went_on = coalesce(shown.scanned_went_on, 0) + excluded.scanned_went_on,
    scanned_started = shown.scanned_started + excluded.scanned_started,
    scanned_completed = shown.scanned_completed + excluded.scanned_completed`;

const addHours = sql`
  insert into event_hours as shown (customer_id, day, hour, page_id, locale, views)
  select customer_id, day, hour, page_id, locale, views from (
    select customer_id, day, hour, page_id, locale, ${isOfAll}, sum(count) as views
    from ${ofPages} where figure in ('visitor', 'page_visitor', 'view')
    group by grouping sets ((customer_id, day, hour), (customer_id, day, hour, page_id, locale))
  ) as cells where ${isCell}
  on conflict on constraint event_hours_once do update set views = shown.views + excluded.views`;

const addDetails = sql`
  insert into event_details as shown (customer_id, day, kind, detail, count)
  select customer_id, day, figure, detail, sum(count) from fives where figure in ('language_switched', 'language_missing')
  group by customer_id, day, figure, detail
  on conflict (customer_id, day, kind, detail) do update set count = shown.count + excluded.count`;

const addDrops = sql`
  insert into event_drops as shown (customer_id, day, reason, count)
  select customer_id, day, detail, sum(count) from fives where figure = 'dropped' group by customer_id, day, detail
  on conflict (customer_id, day, reason) do update set count = shown.count + excluded.count`;

/** Replaces the exact numbers of some days. What changed is added to its series, and shown in fives. */
export async function recountDays(db: Db, { customer_id, from, to }: SiteDays, recounted: RawBuilder<unknown>) {
  // lets a busy day be sorted in memory; applies to this transaction only
  await sql`select set_config('work_mem', '64MB', true), pg_advisory_xact_lock(hashtextextended('roll-up ' || ${customer_id}::text, 0))`.execute(
    db,
  );
  await sql`
    with recounted as (${recounted}), compared as materialized (
      select ${KEY}, coalesce(recounted.count, 0)::int as count, coalesce(known.count, 0) as count_before
      from recounted
      full join (select ${KEY}, count from event_counts where customer_id = ${customer_id} and day between ${from} and ${to}) as known
        using (${KEY})
      where coalesce(recounted.count, 0) <> coalesce(known.count, 0)
    ), recorded as (
      insert into event_counts (customer_id, ${KEY}, count) select ${customer_id}, ${KEY}, count from compared
      on conflict (customer_id, day, figure, subject_id, locale, detail, hour) do update set count = excluded.count
    ), ${inFives(sql`select ${customer_id}::uuid as customer_id, ${KEY}, count - count_before as count from compared`)},
      days as (${addDays}), hours as (${addHours}), details as (${addDetails})
    ${addDrops}`.execute(db);
}

/** Counts some days again from all their events, so it is idempotent. */
export const rollUpDays = (db: Db, days: SiteDays) =>
  recountDays(
    db,
    days,
    sql`
      with readers as materialized (
        select *, coalesce(page_id, ${none}::uuid) as subject_id from events
        where customer_id = ${days.customer_id} and day between ${days.from} and ${days.to} and not ${isStaff}
      )
      select * from (${viewsOf} union all ${scannersOf} union all ${othersOf} union all ${staffOf(days)}) as counted`,
  );

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
