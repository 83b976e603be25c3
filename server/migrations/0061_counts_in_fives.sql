-- Numbers about readers are stored for screens in whole fives only (decision 26). A series is what cannot be divided
-- further, for example later views of one page in one language; every number shown is a sum of fives of series.
create table count_series (
  customer_id uuid not null references customers on delete cascade,
  figure text not null,
  -- A page or a short code, zeros without one.
  subject_id uuid not null,
  locale text not null,
  detail text not null,
  -- From 0 to 4 at random, so that nobody knows how many are missing to the next five.
  start smallint not null,
  counted bigint not null,
  -- Fives shown so far. A five that was shown stays, also if events are taken back.
  fives bigint not null,
  primary key (customer_id, figure, subject_id, locale, detail)
);

-- Exact numbers, kept as long as the events they come from: so a day that is counted again only adds the difference.
create table event_counts (
  customer_id uuid not null references customers on delete cascade,
  day date not null,
  hour smallint not null,
  figure text not null,
  subject_id uuid not null,
  locale text not null,
  detail text not null,
  count integer not null,
  primary key (customer_id, day, figure, subject_id, locale, detail, hour)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['count_series', 'event_counts'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
    execute format('grant select, insert, update, delete on %I to guidepost_app', tenant_table);
  end loop;
end
$$;

/* Days with events are counted again. All others are converted, the rest of a day being carried over to the next. */

insert into event_days_due (customer_id, day) select distinct customer_id, day from events
on conflict (customer_id, day) do nothing;
delete from event_days using event_days_due as due where due.customer_id = event_days.customer_id and due.day = event_days.day;
delete from event_hours using event_days_due as due where due.customer_id = event_hours.customer_id and due.day = event_hours.day;
delete from event_details using event_days_due as due where due.customer_id = event_details.customer_id and due.day = event_details.day;

-- The numbers of a series in order become fives.
create function pg_temp.in_fives(counts integer[]) returns integer[] language plpgsql as $$
declare
  rest integer := floor(random() * 5);
  fives integer[] := '{}';
  one integer;
begin
  foreach one in array counts loop
    rest := rest + coalesce(one, 0);
    fives := fives || (rest / 5 * 5);
    rest := rest % 5;
  end loop;
  return fives;
end
$$;

create temp table old_hours on commit drop as
select customer_id, page_id, locale, each.day, each.hour, each.views
from (
  select customer_id, page_id, locale, array_agg(day order by day, hour) as days, array_agg(hour order by day, hour) as hours,
    pg_temp.in_fives(array_agg(views order by day, hour)) as views
  from event_hours where page_id is not null and locale is not null group by customer_id, page_id, locale
) as series, unnest(days, hours, views) as each (day, hour, views)
where each.views > 0;

-- Of each page in each language, and of all pages in each language: views come from the hours.
create temp table old_days on commit drop as
select customer_id, page_id, locale, each.*
from (
  select customer_id, page_id, locale, array_agg(day order by day) as days,
    pg_temp.in_fives(array_agg(visitors order by day)) as visitors, pg_temp.in_fives(array_agg(feedback order by day)) as feedback,
    pg_temp.in_fives(array_agg(scanned order by day)) as scanned, pg_temp.in_fives(array_agg(scanned_viewed order by day)) as viewed,
    pg_temp.in_fives(array_agg(scanned_went_on order by day)) as went_on,
    pg_temp.in_fives(array_agg(scanned_started order by day)) as started, pg_temp.in_fives(array_agg(scanned_completed order by day)) as completed,
    array_agg(scanned_went_on is not null order by day) as counts_went_on
  from event_days where locale is not null group by customer_id, page_id, locale
) as series, unnest(days, visitors, feedback, scanned, viewed, went_on, started, completed, counts_went_on)
  as each (day, visitors, feedback, scanned, viewed, went_on, started, completed, counts_went_on);

truncate event_days, event_hours;
alter table event_hours drop column scans;
insert into event_hours (customer_id, day, hour, page_id, locale, views)
select customer_id, day, hour, page_id, locale, sum(views) from old_hours
group by grouping sets ((customer_id, day, hour), (customer_id, day, hour, page_id, locale));

insert into event_days (customer_id, day, page_id, locale, views, visitors, feedback,
  scanned, scanned_viewed, scanned_went_on, scanned_started, scanned_completed)
select customer_id, day, page_id, one_or_all.locale, sum(views), sum(visitors), sum(feedback), sum(scanned), sum(viewed),
  case when bool_and(counts_went_on) is not false then sum(went_on) end, sum(started), sum(completed)
from (
  -- views and feedback add up; visitors of the guide and of its pages had numbers of their own
  select customer_id, day, page_id, locale, 0 as views, visitors, feedback, scanned, viewed, went_on, started, completed, counts_went_on
  from old_days where page_id is not null
  union all
  select customer_id, day, null, locale, 0, visitors, 0, scanned, viewed, went_on, started, completed, counts_went_on
  from old_days where page_id is null
  union all
  select customer_id, day, null, locale, 0, 0, feedback, 0, 0, 0, 0, 0, null from old_days where page_id is not null
  union all
  select customer_id, day, page_id, locale, views, 0, 0, 0, 0, 0, 0, 0, null from old_hours
  union all
  select customer_id, day, null, locale, views, 0, 0, 0, 0, 0, 0, 0, null from old_hours
) as parts
cross join lateral (values (parts.locale), (null)) as one_or_all (locale)
-- hours outlive a page that was deleted for good
where page_id is null or exists (select from pages where pages.id = parts.page_id)
group by customer_id, day, page_id, one_or_all.locale
having sum(views) + sum(visitors) + sum(feedback) + sum(scanned) > 0;

-- Choices in the language menu, or visitors with a language that is missing. Only the whole guide's were ever shown.
delete from event_details where page_id is not null or locale is not null;
update event_details set count = visitors where kind = 'language_missing';
alter table event_details drop column page_id, drop column locale, drop column visitors;
alter table event_details add primary key (customer_id, day, kind, detail);
update event_details set count = fives.count
from (
  select customer_id, kind, detail, each.day, each.count
  from (
    select customer_id, kind, detail, array_agg(day order by day) as days, pg_temp.in_fives(array_agg(count order by day)) as counts
    from event_details group by customer_id, kind, detail
  ) as series, unnest(days, counts) as each (day, count)
) as fives
where (fives.customer_id, fives.kind, fives.detail, fives.day) = (event_details.customer_id, event_details.kind, event_details.detail, event_details.day);
delete from event_details where count = 0;

-- Of staff, days with events are counted again.
delete from event_drops using event_days_due as due
where due.customer_id = event_drops.customer_id and due.day = event_drops.day and event_drops.reason = 'staff';
update event_drops set count = fives.count
from (
  select customer_id, reason, each.day, each.count
  from (
    select customer_id, reason, array_agg(day order by day) as days, pg_temp.in_fives(array_agg(count order by day)) as counts
    from event_drops group by customer_id, reason
  ) as series, unnest(days, counts) as each (day, count)
) as fives
where (fives.customer_id, fives.reason, fives.day) = (event_drops.customer_id, event_drops.reason, event_drops.day);
delete from event_drops where count = 0;

-- Scans are counted by the hour from now on, so that hours and codes are sums of the same fives.
alter table short_code_days add column hour smallint check (hour between 0 and 23);
alter table short_code_days drop constraint short_code_days_pkey;
alter table short_code_days add constraint short_code_days_once unique nulls not distinct (short_code_id, day, locale, hour);
update short_code_days set scans = fives.scans
from (
  select short_code_id, locale, each.day, each.scans
  from (
    select short_code_id, locale, array_agg(day order by day) as days, pg_temp.in_fives(array_agg(scans order by day)) as scans
    from short_code_days group by short_code_id, locale
  ) as series, unnest(days, scans) as each (day, scans)
) as fives
where (fives.short_code_id, fives.locale, fives.day) = (short_code_days.short_code_id, short_code_days.locale, short_code_days.day);
delete from short_code_days where scans = 0;
update short_codes set scan_count = coalesce(sum, 0), last_scanned_at = case when sum > 0 then least(codes.last_scanned_at, last_day + 1) end
from short_codes as codes
left join (select short_code_id, sum(scans) as sum, max(day) as last_day from short_code_days group by short_code_id) as shown
  on shown.short_code_id = codes.id
where codes.id = short_codes.id;
