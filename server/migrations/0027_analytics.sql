-- How the guide is read. Single events are kept for a month; the numbers by hour and day stay. Thousands of rows are written
-- at once, and a page that was public is never deleted for good: only the days, by which pages are listed, refer to pages.

-- What happened, by the hour and the day at the site. `visitor` is made with a random number of that day, which is deleted.
create table events (
  customer_id uuid not null references customers on delete cascade,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  kind text not null,
  page_id uuid,
  locale text not null,
  -- What was opened: a category, a question, a kind of contact, a host, a language.
  detail text,
  visitor text not null,
  -- The same within the hour.
  count integer not null
);
create index events_of_day on events (customer_id, day);

-- Days with events that are in no number yet. What was counted is counted again as a whole, so that nothing counts twice.
create table event_days_due (
  customer_id uuid not null references customers on delete cascade,
  day date not null,
  since timestamptz not null default now(),
  primary key (customer_id, day)
);

-- By day: of one page or of all, in one language or in all. Visitors cannot be added up, so each has a row of its own.
create table event_days (
  customer_id uuid not null references customers on delete cascade,
  day date not null,
  page_id uuid,
  locale text,
  views integer not null,
  visitors integer not null,
  feedback integer not null,
  -- Those who scanned a code, and what they did on the same day.
  scanned integer not null,
  scanned_viewed integer not null,
  scanned_opened integer not null,
  scanned_started integer not null,
  scanned_completed integer not null,
  constraint event_days_once unique nulls not distinct (customer_id, page_id, locale, day),
  constraint event_days_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);
create index event_days_by_day on event_days (customer_id, locale, day);
create index event_days_of_page on event_days (page_id) where page_id is not null;

-- By the hour at the site: of one page in one language, and of all in all. These can be added up.
create table event_hours (
  customer_id uuid not null references customers on delete cascade,
  day date not null,
  hour smallint not null,
  page_id uuid,
  locale text,
  views integer not null,
  scans integer not null,
  constraint event_hours_once unique nulls not distinct (customer_id, day, page_id, locale, hour)
);
create index event_hours_of_all on event_hours (customer_id, day) where page_id is null;

-- What was opened, by day, likewise.
create table event_details (
  customer_id uuid not null references customers on delete cascade,
  day date not null,
  page_id uuid,
  locale text,
  kind text not null,
  detail text not null,
  count integer not null,
  visitors integer not null,
  constraint event_details_once unique nulls not distinct (customer_id, day, page_id, locale, kind, detail)
);
create index event_details_of_all on event_details (customer_id, day) where page_id is null;

-- What was left out, and why.
create table event_drops (
  customer_id uuid not null references customers on delete cascade,
  day date not null,
  reason text not null,
  count integer not null,
  primary key (customer_id, day, reason)
);

-- Visitors of a day who were signed in to the administration: what they read does not count.
create table event_staff (
  customer_id uuid not null references customers on delete cascade,
  day date not null,
  visitor text not null,
  primary key (customer_id, day, visitor)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['events', 'event_days_due', 'event_days', 'event_hours', 'event_details', 'event_drops', 'event_staff'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
    execute format('grant select, insert, update, delete on %I to guidepost_app', tenant_table);
  end loop;
end
$$;
