-- Inventory: organizations, everything known about devices and where they are, algorithms with their factsheets,
-- datachains with their versions, saved views, and imports.

create extension if not exists btree_gin;

create table organizations (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  name text not null,
  kind text not null default 'organization' check (kind in ('institution', 'organization')),
  role text check (role in ('deployer', 'vendor', 'partner', 'regulator')),
  local_name jsonb not null default '{}',
  headline jsonb not null default '{}',
  description jsonb not null default '{}',
  logo_key text,
  logo_alt jsonb not null default '{}',
  website text,
  contact_email text,
  contact_phone text,
  contact_postal text,
  dpo_contact text,
  identifier text,
  identifier_scheme text,
  parent_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0,
  deleted_at timestamptz,
  constraint organizations_of_customer unique (customer_id, id),
  constraint organizations_parent foreign key (customer_id, parent_id) references organizations (customer_id, id),
  constraint organizations_not_own_parent check (parent_id <> id)
);
create unique index organizations_name_per_customer on organizations (customer_id, lower(name)) where deleted_at is null;
create unique index organizations_identifier_per_customer on organizations (customer_id, identifier_scheme, identifier)
  nulls not distinct where deleted_at is null and identifier is not null;
create index organizations_by_name on organizations (customer_id, name, id) where deleted_at is null;
create index organizations_parent_of on organizations (parent_id);

-- Statuses and devices -------------------------------------------------------------------------------------------

alter table device_statuses add constraint device_statuses_phase_known check (phase in
  ('planned', 'procured', 'pilot', 'installed', 'active', 'paused', 'faulty', 'decommissioned', 'removed', 'unknown'));
create index device_statuses_position on device_statuses (customer_id, position, id);

alter table devices
  add column device_type text check (device_type in ('sensor', 'camera', 'kiosk', 'network', 'vehicle', 'app', 'other')),
  add column manufacturer text,
  add column model text,
  add column vendor_id uuid,
  add column accountable_id uuid,
  add column department text,
  add column quantity integer not null default 1 check (quantity >= 1),
  add column mobility text not null default 'fixed' check (mobility in ('fixed', 'mobile')),
  add column installed_on date,
  add column active_until date,
  add column privacy_url text,
  add column contact_email text,
  add column contact_phone text,
  add column contact_url text,
  add column review_due_on date,
  add column last_verified_on date,
  add column internal_notes text,
  add column photo_key text,
  add column summary jsonb not null default '{}',
  add column description jsonb not null default '{}',
  add column legal_basis jsonb not null default '{}',
  add column photo_alt jsonb not null default '{}',
  add column template_id text,
  -- What its datachain says, kept by a trigger, so that lists filter without reading chains.
  add column identifiability text check (identifiability in ('none', 'de_identified', 'identifiable')),
  add column chain_states text[],
  add column chain_errors integer not null default 0,
  add column chain_warnings integer not null default 0,
  -- Everything the search looks in, and in how many places it is; kept by triggers here and on locations.
  add column search_text text not null default '',
  add column location_count integer not null default 0,
  add column deleted_at timestamptz,
  add constraint devices_of_customer unique (customer_id, id),
  add constraint devices_vendor foreign key (customer_id, vendor_id) references organizations (customer_id, id),
  add constraint devices_accountable foreign key (customer_id, accountable_id) references organizations (customer_id, id),
  add constraint devices_active_until_after_installed check (active_until >= installed_on);

drop index devices_reference_per_customer, devices_name, devices_status, devices_updated;
create unique index devices_reference_per_customer on devices (customer_id, lower(reference))
  where reference is not null and deleted_at is null;
create index devices_name on devices (customer_id, name, id) where deleted_at is null;
create index devices_status on devices (customer_id, status_id, name, id) where deleted_at is null;
create index devices_reference on devices (customer_id, reference, id) where deleted_at is null;
create index devices_review on devices (customer_id, review_due_on, id) where deleted_at is null;
create index devices_updated on devices (customer_id, updated_at, id) where deleted_at is null;
create index devices_created on devices (customer_id, created_at, id) where deleted_at is null;
create index devices_type on devices (customer_id, device_type, name, id) where deleted_at is null;
-- Few different values, so it is small: what these filters leave is counted without a look at the devices.
create index devices_facts on devices (customer_id, identifiability, chain_errors, location_count) where deleted_at is null;
create index devices_deleted on devices (deleted_at) where deleted_at is not null;
create index devices_vendor_of on devices (customer_id, vendor_id);
create index devices_accountable_of on devices (customer_id, accountable_id);
-- With the customer, whom the policies ask for: so the index alone can answer.
drop index device_labels_label;
create index device_labels_label on device_labels (label_id, customer_id, device_id);
create index devices_search on devices using gin (customer_id, search_text gin_trgm_ops);

create table locations (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  device_id uuid not null,
  position integer not null,
  name jsonb not null default '{}',
  address text,
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  -- A line or an area. lat and lng are then a point on it, for lists and pins.
  geometry jsonb,
  precision text not null default 'exact' check (precision in ('exact', 'street', 'area', 'hidden')),
  direction_deg smallint check (direction_deg between 0 and 359),
  radius_m integer check (radius_m between 1 and 100000),
  is_public boolean not null default true,
  sign_installed_on date,
  sign_photo_key text,
  sign_photo_alt jsonb not null default '{}',
  sign_languages text[] not null default '{}',
  short_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0,
  deleted_at timestamptz,
  -- Deferrable for imports: with its places there first, a device is written once, its search text whole.
  constraint locations_device foreign key (customer_id, device_id) references devices (customer_id, id) on delete cascade deferrable,
  constraint locations_lat_with_lng check ((lat is null) = (lng is null))
);
create index locations_of_device on locations (device_id, position, id);
create index locations_on_map on locations (customer_id, lat, lng) where deleted_at is null and lat is not null;

-- In lower case, so that `like` may serve where `ilike` would cost a hundred times as much for each text it reads;
-- without the invisible characters that Khmer puts between words or not.
create function searchable(text) returns text language sql immutable parallel safe
  as $$ select lower(translate(normalize($1), U&'\200B\200C\200D\00AD', '')) $$;

create function device_search_text(d devices) returns text language sql stable
  as $$
    select searchable(concat_ws(' ', d.name, d.reference, d.manufacturer, d.model, d.department,
      (select string_agg(concat_ws(' ', l.address, (select string_agg(v, ' ') from jsonb_each_text(l.name) as t(k, v))), ' ')
       from locations l where l.device_id = d.id and l.deleted_at is null),
      (select string_agg(v, ' ') from jsonb_each_text(d.summary) as t(k, v))))
  $$;

create function devices_keep_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := device_search_text(new);
  return new;
end
$$;
create trigger devices_search_text before insert or update of name, reference, manufacturer, model, department, summary
  on devices for each row execute function devices_keep_search_text();

create function locations_tell_devices() returns trigger language plpgsql as $$
begin
  update devices set search_text = fresh.search_text, location_count = fresh.location_count
    from (
      select d.id, device_search_text(d) as search_text,
        (select count(*) from locations l where l.device_id = d.id and l.deleted_at is null) as location_count
      from devices d where d.id in (select device_id from changed)
      offset 0 -- computes each text once, not once for the comparison and once for the update
    ) as fresh
    where devices.id = fresh.id
      and (devices.search_text, devices.location_count) is distinct from (fresh.search_text, fresh.location_count);
  return null;
end
$$;
create trigger locations_inserted after insert on locations
  referencing new table as changed for each statement execute function locations_tell_devices();
create trigger locations_updated after update on locations
  referencing new table as changed for each statement execute function locations_tell_devices();

-- The words of all devices, for what was mistyped: few beside the texts they stand in. A word stays when its last device goes,
-- and may be there twice: were it unique, whoever writes a word would wait for another who is writing it.
create table device_words (
  customer_id uuid not null references customers on delete cascade,
  word text not null
);
create index device_words_word on device_words (customer_id, word);
create index device_words_search on device_words using gin (customer_id, word gin_trgm_ops);

create function words_of(search_text text) returns setof text language sql immutable parallel safe
  as $$
    select word from regexp_split_to_table(search_text, '[[:space:][:punct:]]+') as word
    where length(word) between 3 and 60 and word !~ '[0-9]'
  $$;

create function devices_keep_words() returns trigger language plpgsql as $$
begin
  insert into device_words (customer_id, word)
    select customer_id, word from (
      select distinct changed.customer_id, fresh.word from changed, words_of(changed.search_text) as fresh (word)
    ) as found
    where not exists (select from device_words known where known.customer_id = found.customer_id and known.word = found.word);
  return null;
end
$$;
create trigger devices_inserted after insert on devices
  referencing new table as changed for each statement execute function devices_keep_words();

create function devices_keep_new_words() returns trigger language plpgsql as $$
begin
  insert into device_words (customer_id, word)
    select customer_id, word from (
      select distinct changed.customer_id, fresh.word
      from changed join former using (id), words_of(changed.search_text) as fresh (word)
      where changed.search_text <> former.search_text
    ) as found
    where not exists (select from device_words known where known.customer_id = found.customer_id and known.word = found.word);
  return null;
end
$$;
create trigger devices_updated after update on devices
  referencing old table as former new table as changed for each statement execute function devices_keep_new_words();

update devices set search_text = device_search_text(devices);

-- The search reads through a view and a function that the policies do not bind: only so can trigram indexes serve
-- (decision 5). They take no customer: they look at the one of the session, as the policies do.
create view searched_devices as
  select * from devices where customer_id = app_customer_id() and deleted_at is null;
grant select on searched_devices to guidepost_app;

create function device_words_like(typed text) returns table (word text, likeness real)
  language sql stable security definer set search_path = public, pg_temp set pg_trgm.word_similarity_threshold = 0.2 rows 100
  as $$
    select word, word_similarity(typed, word) as likeness
    from (select distinct word from device_words where customer_id = app_customer_id() and typed <% word) as found
    order by likeness desc, similarity(typed, word) desc
    limit 100
  $$;

-- Algorithms -----------------------------------------------------------------------------------------------------

-- The words alone: a search for "en" must not find every text that has an English version.
create function texts_in(texts jsonb) returns text language sql immutable parallel safe
  as $$ select coalesce(string_agg(value, ' ' order by key), '') from jsonb_each_text(texts) $$;

create table algorithms (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  name text not null,
  reference text,
  lifecycle text not null default 'idea' check (lifecycle in ('idea', 'design', 'development', 'pilot', 'in_use', 'paused', 'retired')),
  start_month text check (start_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  end_month text check (end_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  deployer_id uuid,
  department text,
  themes text[] not null default '{}',
  publication_category text not null default 'other' check (publication_category in ('high_risk_ai', 'impactful', 'other')),
  algorithm_type text check (algorithm_type in ('rule_based', 'self_learning_frozen', 'self_learning_online', 'hybrid', 'generative', 'unknown')),
  contact_email text,
  contact_url text,
  review_due_on date,
  last_verified_on date,
  internal_notes text,
  image_key text,
  summary jsonb not null default '{}',
  image_alt jsonb not null default '{}',
  template_id text,
  identifiability text check (identifiability in ('none', 'de_identified', 'identifiable')),
  chain_states text[],
  chain_errors integer not null default 0,
  chain_warnings integer not null default 0,
  -- Of its factsheet: percent of what is asked, weighted.
  completeness smallint not null default 0 check (completeness between 0 and 100),
  search_text text not null generated always as (searchable(
    name || ' ' || coalesce(reference, '') || ' ' || coalesce(department, '') || ' ' || texts_in(summary))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0,
  deleted_at timestamptz,
  constraint algorithms_of_customer unique (customer_id, id),
  constraint algorithms_deployer foreign key (customer_id, deployer_id) references organizations (customer_id, id),
  constraint algorithms_end_after_start check (end_month >= start_month)
);
create unique index algorithms_reference_per_customer on algorithms (customer_id, lower(reference))
  where reference is not null and deleted_at is null;
create index algorithms_name on algorithms (customer_id, name, id) where deleted_at is null;
create index algorithms_updated on algorithms (customer_id, updated_at, id) where deleted_at is null;
create index algorithms_review on algorithms (customer_id, review_due_on) where deleted_at is null;
create index algorithms_deployer_of on algorithms (deployer_id);
create index algorithms_search on algorithms using gin (customer_id, search_text gin_trgm_ops);

create function found_algorithms(pattern text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 50
  as $$ select id from algorithms where customer_id = app_customer_id() and search_text like searchable(pattern) and deleted_at is null $$;
create function algorithms_like(words text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp set pg_trgm.word_similarity_threshold = 0.45 rows 50
  as $$ select id from algorithms where customer_id = app_customer_id() and searchable(words) <% search_text and deleted_at is null $$;

create table algorithm_suppliers (
  customer_id uuid not null references customers on delete cascade,
  algorithm_id uuid not null,
  organization_id uuid not null,
  role text not null default 'vendor' check (role in ('developer', 'vendor', 'hosting', 'integrator', 'data_provider', 'operator')),
  position integer not null,
  primary key (algorithm_id, organization_id, role),
  constraint algorithm_suppliers_algorithm foreign key (customer_id, algorithm_id) references algorithms (customer_id, id) on delete cascade,
  constraint algorithm_suppliers_organization foreign key (customer_id, organization_id) references organizations (customer_id, id)
);
create index algorithm_suppliers_organization_of on algorithm_suppliers (organization_id);

create table algorithm_labels (
  customer_id uuid not null references customers on delete cascade,
  algorithm_id uuid not null references algorithms on delete cascade,
  label_id uuid not null references labels on delete cascade,
  primary key (algorithm_id, label_id)
);
create index algorithm_labels_label on algorithm_labels (label_id);

create table factsheets (
  algorithm_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  template_version text not null,
  answers jsonb not null default '{}',
  -- The id of the last save: the same save sent again is answered and not done twice.
  save_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0,
  constraint factsheets_algorithm foreign key (customer_id, algorithm_id) references algorithms (customer_id, id) on delete cascade
);

alter table pages
  add column algorithm_id uuid references algorithms on delete cascade;
create index pages_algorithm on pages (algorithm_id);

-- Datachains -----------------------------------------------------------------------------------------------------

-- Releases of the standard that an administrator took in. Those that ship with the product are not here.
create table taxonomies (
  id text primary key,
  kind text not null check (kind in ('device', 'algorithm')),
  data jsonb not null,
  imported_by uuid references users on delete set null,
  imported_at timestamptz not null default now()
);
grant select on taxonomies to guidepost_app;

create table datachains (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  device_id uuid constraint datachains_one_per_device unique,
  algorithm_id uuid constraint datachains_one_per_algorithm unique,
  taxonomy_id text not null,
  content jsonb not null,
  identifiability text check (identifiability in ('none', 'de_identified', 'identifiable')),
  category_states text[] not null default '{}',
  error_count integer not null default 0,
  warning_count integer not null default 0,
  save_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0,
  constraint datachains_of_customer unique (customer_id, id),
  constraint datachains_device foreign key (customer_id, device_id) references devices (customer_id, id) on delete cascade,
  constraint datachains_algorithm foreign key (customer_id, algorithm_id) references algorithms (customer_id, id) on delete cascade,
  check ((device_id is null) <> (algorithm_id is null))
);
create index datachains_taxonomy on datachains (customer_id, taxonomy_id);

create function datachains_tell_subject() returns trigger language plpgsql as $$
begin
  if new.device_id is not null then
    update devices set identifiability = new.identifiability, chain_states = new.category_states,
      chain_errors = new.error_count, chain_warnings = new.warning_count where id = new.device_id;
  else
    update algorithms set identifiability = new.identifiability, chain_states = new.category_states,
      chain_errors = new.error_count, chain_warnings = new.warning_count where id = new.algorithm_id;
  end if;
  return null;
end
$$;
create trigger datachains_summary after insert or update of identifiability, category_states, error_count, warning_count
  on datachains for each row execute function datachains_tell_subject();

-- Which organizations a chain names: what must not be deleted, and what a merge rewrites.
create table datachain_organizations (
  customer_id uuid not null references customers on delete cascade,
  datachain_id uuid not null,
  organization_id uuid not null,
  primary key (datachain_id, organization_id),
  constraint datachain_organizations_chain foreign key (customer_id, datachain_id) references datachains (customer_id, id) on delete cascade,
  constraint datachain_organizations_organization foreign key (customer_id, organization_id) references organizations (customer_id, id)
);
create index datachain_organizations_of on datachain_organizations (organization_id);

create table datachain_versions (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  datachain_id uuid not null,
  number integer not null,
  taxonomy_id text not null,
  content jsonb not null,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  constraint datachain_versions_number unique (datachain_id, number),
  constraint datachain_versions_chain foreign key (customer_id, datachain_id) references datachains (customer_id, id) on delete cascade
);

-- Lists and files --------------------------------------------------------------------------------------------------

create table saved_views (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  user_id uuid not null references users on delete cascade,
  list text not null check (list in ('devices', 'algorithms', 'organizations', 'pages')),
  name text not null,
  query text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index saved_views_name on saved_views (customer_id, user_id, list, lower(name));

create table imports (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  subject text not null check (subject in ('devices', 'algorithms')),
  format text not null check (format in ('csv', 'geojson', 'nl_json')),
  filename text not null,
  file bytea not null,
  columns jsonb not null default '[]',
  mapping jsonb not null default '{}',
  mapping_origin text not null default 'guessed' check (mapping_origin in ('guessed', 'remembered', 'chosen')),
  options jsonb not null default '{}',
  -- The content language of its texts.
  locale text,
  state text not null default 'uploaded'
    check (state in ('uploaded', 'checking', 'checked', 'running', 'done', 'failed', 'undoing', 'undone')),
  row_count integer not null default 0,
  rows_done integer not null default 0,
  counts jsonb not null default '{}',
  problem_counts jsonb not null default '{}',
  -- Statuses, organizations and labels that it needs, with their ids once they are made.
  made jsonb not null default '[]',
  error text,
  -- Which job works on it, and since when. A job that is alive touches updated_at every few seconds.
  job_id uuid,
  started_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  finished_at timestamptz,
  constraint imports_of_customer unique (customer_id, id)
);
-- Uncompressed, so that a large file can be read piece by piece.
alter table imports alter column file set storage external;
create index imports_by_time on imports (customer_id, created_at desc);

create table import_rows (
  customer_id uuid not null references customers on delete cascade,
  import_id uuid not null,
  number integer not null,
  verdict text not null check (verdict in ('create', 'update', 'unchanged', 'add_location', 'duplicate', 'error', 'skip')),
  title text,
  problems jsonb not null default '[]',
  record jsonb,
  record_id uuid,
  -- The record as it was, for undoing an update.
  before jsonb,
  primary key (import_id, number),
  constraint import_rows_import foreign key (customer_id, import_id) references imports (customer_id, id) on delete cascade
);
create index import_rows_verdict on import_rows (import_id, verdict, number);

-- The mapping last used for files with the same columns.
create table import_mappings (
  customer_id uuid not null references customers on delete cascade,
  subject text not null,
  columns_hash text not null,
  mapping jsonb not null,
  options jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (customer_id, subject, columns_hash)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'organizations', 'locations', 'device_words', 'algorithms', 'algorithm_suppliers', 'algorithm_labels', 'factsheets',
    'datachains', 'datachain_organizations', 'datachain_versions', 'saved_views', 'imports', 'import_rows', 'import_mappings'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
    execute format('grant select, insert, update, delete on %I to guidepost_app', tenant_table);
  end loop;
end
$$;
revoke execute on function device_words_like(text), found_algorithms(text), algorithms_like(text) from public;
grant execute on function device_words_like(text), found_algorithms(text), algorithms_like(text) to guidepost_app;
