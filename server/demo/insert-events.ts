import { type RawBuilder, sql } from "kysely";
import { EVENT_DAYS } from "#contract/analytics.ts";
import { rollUpDays } from "#server/analytics/rolling-up/roll-up-events.ts";
import { inFives } from "#server/platform/records/in-fives.ts";
import { hourOf, dayBefore, shareOfToday } from "./site-now.ts";
import type { VisitedShop, Workshop } from "./workshop.ts";

const DAYS = 90;

/** A deterministic random number from 0 to 1, by hash. */
const chance = (...words: readonly RawBuilder<unknown>[]) =>
  sql`(('x' || substr(md5(concat_ws(' ', ${sql.join(words)})), 1, 8))::bit(32)::bigint / 4294967296.0)`;

/** In percent: 60 English, 17 Spanish, 10 Khmer, 6 Tagalog, 4 Portuguese, 3 French. */
const localeOf = (luck: RawBuilder<unknown>) =>
  sql`(array['en','es','km','tl','pt','fr'])[1 + width_bucket(${luck}, array[0.60, 0.77, 0.87, 0.93, 0.97])]`;

const columns = sql`events (customer_id, day, hour, kind, page_id, locale, detail, visitor, count)`;

/** Visitors who scanned a code, often twice, on the day and in the language of the scan. */
const insertScans = ({ db, customer_id, today }: VisitedShop) =>
  sql`
    insert into ${columns}
    select days.customer_id, days.day, ${hourOf(today, sql`days.day`, chance(sql`'hour'`, sql`visitor`))}, 'scan', opened.id, days.locale, null,
      visitor, least(2, days.scans - 2 * (number - 1))
    from short_code_days as days
    join short_codes as codes on codes.id = days.short_code_id
    left join locations on locations.id = codes.location_id
    left join pages as opened on opened.status = 'published' and opened.customer_id = codes.customer_id and case codes.target_type
      when 'page' then opened.id = codes.page_id when 'location' then opened.device_id = locations.device_id
      when 'home' then opened.type = 'home_page' else false end
    cross join lateral generate_series(1, (days.scans + 1) / 2) as number
    cross join lateral (select left(md5(concat_ws(' ', codes.code, days.day, days.locale, number)), 12) as visitor) as who
    where days.customer_id = ${customer_id}`.execute(db);

/** Nearly all scans lead to a page view. */
const scannedViews = ({ customer_id }: Workshop) => sql`
  select customer_id, day, hour, 'page_view', page_id, locale, null, visitor, 1
  from events where customer_id = ${customer_id} and kind = 'scan' and page_id is not null
    and ${chance(sql`'read'`, sql`visitor`)} < 0.94`;

/** Some of them go on to the home page. */
const viewsAfterwards = ({ customer_id }: Workshop) => sql`
  select scan.customer_id, scan.day, scan.hour, 'page_view', home.id, scan.locale, null, scan.visitor, 1
  from events as scan join pages as home on home.customer_id = scan.customer_id and home.type = 'home_page'
  where scan.customer_id = ${customer_id} and scan.kind = 'scan' and scan.page_id <> home.id
    and ${chance(sql`'read'`, sql`scan.visitor`)} < 0.31`;

/** Others come from the web and read on: more on weekdays, growing weekly, and peaking after a page was published. */
const webViews = (shop: VisitedShop) => sql`
  select ${shop.customer_id}::uuid, on_day.day, ${hourOf(shop.today, sql`on_day.day`, chance(sql`'hour'`, sql`visitor`))}, 'page_view', pages.id,
    ${localeOf(chance(sql`'language'`, sql`visitor`))}, null, visitor, 1
  from pages
  cross join lateral (select ${shop.today.day}::date - age as day, age from generate_series(0, ${sql.lit(DAYS - 1)}) as age) as on_day
  cross join lateral (
    select exists (
      select from publications as fresh where fresh.page_id = pages.id and fresh.number > 1
        and on_day.day between fresh.published_at::date and fresh.published_at::date + 4) as is_fresh
  ) as news
  cross join lateral generate_series(1, floor(
    (case when pages.type = 'home_page' then 42 else 2 + 24 * ${chance(sql`'page'`, sql`pages.slug`)} ^ 3 end)
    * (1.3 - on_day.age / 110.0) * (case when extract(isodow from on_day.day) > 5 then 0.62 else 1 end)
    * (case when is_fresh then 1.9 else 1 end) * (case when on_day.age = 0 then ${shareOfToday(shop.today)}::float else 1 end)
    * (0.7 + 0.6 * ${chance(sql`'day'`, sql`pages.slug`, sql`on_day.day`)}))::int) as number
  cross join lateral (
    select left(md5(concat_ws(' ', 'web', on_day.day, floor(${chance(sql`'who'`, sql`pages.slug`, sql`on_day.day`, sql`number`)} * 110))), 12) as visitor
  ) as who
  where pages.customer_id = ${shop.customer_id} and pages.status = 'published' and pages.deleted_at is null`;

const insertViews = (shop: VisitedShop) =>
  sql`insert into ${columns} ${scannedViews(shop)} union all ${viewsAfterwards(shop)} union all ${webViews(shop)}`.execute(
    shop.db,
  );

type Habit = {
  readonly kind: "language_switched" | "language_missing";
  /** Share of a page's readers. */
  readonly share: number;
  /** One of these values, or the reader's language. */
  readonly details: readonly string[] | "language";
  /** Only readers in these languages. */
  readonly locales: readonly string[];
};

const HABITS: readonly Habit[] = [
  { kind: "language_switched", share: 0.09, details: "language", locales: ["es", "km", "tl", "pt", "fr"] },
  { kind: "language_missing", share: 0.035, details: ["vi", "vi", "zh"], locales: ["en"] },
];

const listOf = (texts: readonly string[]) => sql`${[...texts]}::text[]`;
const detailsOf = ({ details }: Habit) => (details === "language" ? sql`array[read.locale]` : listOf(details));

/** Languages that readers choose or miss; deterministic per reader. */
function insertHabits({ db, customer_id }: Workshop) {
  const habits = HABITS.map(
    (habit, at) => sql`
      select read.customer_id, day, hour, ${sql.lit(habit.kind)}, null::uuid, locale,
        (${detailsOf(habit)})[1 + floor(${chance(sql`'which'`, sql.lit(String(at)), sql`visitor`)} * cardinality(${detailsOf(habit)}))::int], visitor, 1
      from read
      where ${chance(sql`'opens'`, sql.lit(String(at)), sql`visitor`)} < ${sql.lit(habit.share)}
        and locale = any(${listOf(habit.locales)})`,
  );
  return sql`
    with read as (
      select * from events where customer_id = ${customer_id} and kind = 'page_view'
    )
    insert into ${columns} ${sql.join(habits, sql` union all `)}`.execute(db);
}

/** Respondents had scanned the sign, if the response has one. */
const insertAnswers = ({ db, customer_id }: Workshop) =>
  sql`
    with answers as (
      select r.id, r.page_id, r.locale, r.completed_at is not null as is_done, at_site.day, at_site.hour,
        case when r.channel = 'qr' then (
          select scan.visitor from events as scan
          where scan.customer_id = r.customer_id and scan.day = at_site.day and scan.kind = 'scan' and scan.page_id = r.page_id
          order by md5(scan.visitor || r.id) limit 1) end as scanner
      from feedback_responses as r join sites on sites.customer_id = r.customer_id
      cross join lateral (
        select (r.submitted_at at time zone sites.time_zone)::date as day,
          extract(hour from r.submitted_at at time zone sites.time_zone)::int as hour
      ) as at_site
      where r.customer_id = ${customer_id} and r.channel <> 'staff' and r.case_status is distinct from 'spam'
    )
    insert into ${columns}
    select ${customer_id}, day, hour, step.kind, page_id, locale, null, coalesce(scanner, left(md5(id::text), 12)), 1
    from answers cross join (values ('feedback_started'), ('feedback_completed')) as step (kind)
    where step.kind = 'feedback_started' or is_done`.execute(db);

/** Robots read every guide. */
const insertDrops = ({ db, customer_id, today }: VisitedShop) =>
  sql`
    insert into event_drops (customer_id, day, reason, count)
    select ${customer_id}, ${today.day}::date - age, reason, 1 + floor(usual * (case when age = 0 then ${shareOfToday(today)}::float else 1 end) * (0.5 + ${chance(sql`'drop'`, sql`reason`, sql`age`)}))::int
    from generate_series(0, ${sql.lit(DAYS - 1)}) as age
    cross join (values ('robot', 38), ('no_agent', 2), ('prefetch', 9), ('staff', 6)) as dropped (reason, usual)`.execute(
    db,
  );

/** Scans were inserted exactly, because events are derived from them. */
async function showScans({ db, customer_id, today }: VisitedShop) {
  const exact = sql`
    select customer_id, 'scan' as figure, short_code_id as subject_id, locale, '' as detail, day, clock.hour, count(*)::int as count
    from taken cross join lateral generate_series(1, scans) as number
    cross join lateral (select ${hourOf(today, sql`day`, chance(sql`'scan'`, sql`short_code_id`, sql`day`, sql`locale`, sql`number`))}::smallint as hour) as clock
    group by customer_id, short_code_id, locale, day, clock.hour`;
  await sql`
    with taken as (delete from short_code_days where customer_id = ${customer_id} returning *), ${inFives(exact)}
    insert into short_code_days (customer_id, short_code_id, day, hour, locale, scans)
    select customer_id, subject_id, day, hour, locale, count from fives`.execute(db);
  await sql`
    update short_codes set scan_count = shown.scans, last_scanned_at = case when shown.scans > 0 then codes.last_scanned_at end
    from short_codes as codes
    cross join lateral (select coalesce(sum(scans), 0) as scans from short_code_days where short_code_id = codes.id) as shown
    where codes.id = short_codes.id and short_codes.customer_id = ${customer_id}`.execute(db);
}

/**
 * A quarter of events on Seaview's guide, consistent with the demo's codes and responses. Generated in SQL, rolled up,
 * then subject to the usual retention.
 */
export async function insertEvents(shop: VisitedShop) {
  const { db, customer_id, today } = shop;
  await insertScans(shop);
  await insertViews(shop);
  await insertHabits(shop);
  await insertAnswers(shop);
  await insertDrops(shop);
  await showScans(shop);
  await rollUpDays(db, { customer_id, from: dayBefore(today, DAYS + 1), to: today.day });
  await db
    .deleteFrom("events")
    .where("customer_id", "=", customer_id)
    .where("day", "<", dayBefore(today, EVENT_DAYS))
    .execute();
}
