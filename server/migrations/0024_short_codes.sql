alter table locations add constraint locations_of_customer unique (customer_id, id);

-- The few characters behind a QR code on a sign. A code may be printed, so a row is never deleted and never another's.
create table short_codes (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  -- One namespace for all customers: they share the host.
  code text not null constraint short_codes_code unique check (code ~ '^[a-z0-9-]{3,32}$'),
  label text,
  -- A blank one opens nothing until somebody hangs it up and says where it is.
  target_type text not null default 'none' check (target_type in ('none', 'home', 'page', 'location', 'url')),
  page_id uuid,
  url text check (url ~ '^https://'),
  -- Where the sign hangs; for the target 'location' also whose page opens.
  location_id uuid,
  -- The language of the sign; without one the phone decides.
  locale text,
  expires_at timestamptz,
  retired_at timestamptz,
  -- What whoever scans a retired code reads, and where they may go on.
  retired_because text,
  next_page_id uuid,
  claimed_at timestamptz,
  -- Written by counting alone, which changes nothing that people edit.
  scan_count bigint not null default 0,
  last_scanned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0,
  constraint short_codes_of_customer unique (customer_id, id),
  constraint short_codes_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete set null (page_id),
  constraint short_codes_next_page foreign key (customer_id, next_page_id) references pages (customer_id, id) on delete set null (next_page_id),
  constraint short_codes_location foreign key (customer_id, location_id) references locations (customer_id, id) on delete set null (location_id)
);
create index short_codes_list on short_codes (customer_id, code);
create index short_codes_by_page on short_codes (page_id) where page_id is not null;
create index short_codes_by_next_page on short_codes (next_page_id) where next_page_id is not null;
create index short_codes_by_location on short_codes (location_id) where location_id is not null;

-- What happened to a code: where it led from when on, and why.
create table short_code_events (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  short_code_id uuid not null,
  kind text not null check (kind in ('created', 'retargeted', 'claimed', 'retired')),
  target_type text not null,
  -- As they were called then: a page may get another name, or go.
  target_title text,
  place_name text,
  note text,
  -- Scans up to then, so that each target knows its own.
  scans_before bigint not null default 0,
  at timestamptz not null default now(),
  actor_id uuid references users on delete set null,
  constraint short_code_events_code foreign key (customer_id, short_code_id) references short_codes (customer_id, id) on delete cascade
);
create index short_code_events_of_code on short_code_events (short_code_id, at desc, id desc);

-- Scans by the site's day and the language that was read. Nothing about who it was.
create table short_code_days (
  customer_id uuid not null references customers on delete cascade,
  short_code_id uuid not null,
  day date not null,
  locale text not null,
  scans integer not null,
  primary key (short_code_id, day, locale),
  constraint short_code_days_code foreign key (customer_id, short_code_id) references short_codes (customer_id, id) on delete cascade
);
create index short_code_days_of_customer on short_code_days (customer_id, day);

-- What was asked for that no code answers, with the code that was probably meant.
create table orphan_scans (
  customer_id uuid not null references customers on delete cascade,
  asked text not null check (asked ~ '^[a-z0-9/-]{1,40}$'),
  meant text,
  scans integer not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (customer_id, asked)
);
create index orphan_scans_recent on orphan_scans (customer_id, last_at);

-- Batches of scans that were counted: one that is sent again, because nobody knew whether it had arrived, is not.
create table scan_batches (
  id uuid primary key,
  counted_at timestamptz not null default now()
);
create index scan_batches_counted on scan_batches (counted_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['short_codes', 'short_code_events', 'short_code_days', 'orphan_scans'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
    execute format('grant select, insert, update, delete on %I to guidepost_app', tenant_table);
  end loop;
end
$$;

-- Whoever redirects hears of new targets; scans tell nobody.
create trigger short_codes_tell_guide
  after insert or delete or update of target_type, page_id, url, location_id, locale, expires_at, retired_at, retired_because, next_page_id
  on short_codes for each row execute function tell_guide();

-- The guide prints the code of a place's sign: the newest one that hangs there and is in use.
create function short_codes_tell_places() returns trigger language plpgsql as $$
declare
  place uuid;
begin
  foreach place in array array[
    case when tg_op <> 'INSERT' then old.location_id end,
    case when tg_op <> 'DELETE' then new.location_id end]
  loop
    continue when place is null;
    update locations set short_code = newest.code
      from (select (
        select code from short_codes where location_id = place and retired_at is null and target_type <> 'none'
        order by created_at desc, id desc limit 1) as code) as newest
      where locations.id = place and locations.short_code is distinct from newest.code;
  end loop;
  return null;
end
$$;

-- Codes that places had before there was a list of them.
insert into short_codes (id, customer_id, code, target_type, location_id, created_at, updated_at)
  select distinct on (lower(short_code)) gen_random_uuid(), customer_id, lower(short_code), 'location', id, created_at, created_at
  from locations where deleted_at is null and lower(short_code) ~ '^[a-z0-9-]{3,32}$'
  order by lower(short_code), created_at;
insert into short_code_events (id, customer_id, short_code_id, kind, target_type, at)
  select gen_random_uuid(), customer_id, id, 'created', target_type, created_at from short_codes;

create trigger short_codes_tell_places after insert or delete or update of location_id, retired_at, target_type
  on short_codes for each row execute function short_codes_tell_places();
