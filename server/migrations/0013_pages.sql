-- Pages: one document each, saved whole. What lists filter and sort by stands in columns beside it.
alter table pages drop constraint pages_type_check;
alter table pages
  add constraint pages_type_check check (type in ('home_page', 'device_page', 'algorithm_page', 'collection_page')),
  add column content jsonb not null default '{}',
  add column save_id uuid,
  add column deleted_at timestamptz,
  -- The publication that residents read; none while the page is a draft or withdrawn.
  add column publication_number integer,
  add column withdrawn_at timestamptz,
  add column withdrawn_because text,
  -- Found out by comparing and checking, whenever something the page shows has changed (pages_to_compare).
  add column change_count integer not null default 0,
  add column error_count integer not null default 0,
  add column warning_count integer not null default 0,
  add column findings jsonb not null default '[]',
  add column languages jsonb not null default '[]',
  add column needs_locales text[] not null default '{}',
  add column compared_at timestamptz;

create unique index pages_one_home on pages (customer_id) where type = 'home_page';
create unique index pages_one_per_device on pages (device_id) where device_id is not null and deleted_at is null;
create unique index pages_one_per_algorithm on pages (algorithm_id) where algorithm_id is not null and deleted_at is null;
create index pages_needs_locales on pages using gin (needs_locales);

-- Addresses that pages had before, so that a printed one leads on.
create table page_redirects (
  customer_id uuid not null references customers on delete cascade,
  type text not null,
  slug text not null,
  page_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (customer_id, type, slug),
  constraint page_redirects_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);

-- What residents read, once and for all: rows are added and never changed, but for when their time ended.
create table publications (
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null,
  number integer not null,
  snapshot jsonb not null,
  card jsonb,
  digest text not null,
  note text,
  published_at timestamptz not null default now(),
  published_by uuid references users on delete set null,
  ended_at timestamptz,
  primary key (page_id, number),
  constraint publications_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);
create index publications_recent on publications (customer_id, published_at desc);
create unique index publications_one_public on publications (page_id) where ended_at is null;

create function publications_stay() returns trigger language plpgsql as $$
begin
  if (new.customer_id, new.page_id, new.number, new.snapshot, new.card, new.digest, new.note, new.published_at)
    is distinct from (old.customer_id, old.page_id, old.number, old.snapshot, old.card, old.digest, old.note, old.published_at)
  then
    raise exception 'a publication cannot be changed';
  end if;
  return new;
end
$$;
create trigger publications_stay before update on publications for each row execute function publications_stay();

-- Every save; saves of one person in quick succession are one.
create table page_revisions (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null,
  number integer not null,
  content jsonb not null,
  fields jsonb not null default '[]',
  save_count integer not null default 1,
  publication_number integer,
  restored_from integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  constraint page_revisions_number unique (page_id, number),
  constraint page_revisions_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);

create table page_schedules (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null,
  action text not null check (action in ('publish', 'withdraw')),
  at timestamptz not null,
  note text,
  -- The words it will publish.
  snapshot jsonb,
  card jsonb,
  digest text,
  failed_because text,
  created_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  constraint page_schedules_one_of_kind unique (page_id, action),
  constraint page_schedules_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);
create index page_schedules_due on page_schedules (at) where failed_because is null;
create index page_schedules_customer on page_schedules (customer_id, at);

create table page_relationships (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  from_page_id uuid not null,
  to_page_id uuid not null,
  type text not null check (type in ('sends_data_to', 'uses', 'replaces', 'part_of', 'works_with', 'same_place')),
  created_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  constraint page_relationships_once unique (from_page_id, to_page_id, type),
  constraint page_relationships_from foreign key (customer_id, from_page_id) references pages (customer_id, id) on delete cascade,
  constraint page_relationships_to foreign key (customer_id, to_page_id) references pages (customer_id, id) on delete cascade,
  check (from_page_id <> to_page_id)
);
create index page_relationships_to on page_relationships (to_page_id);

create table dismissed_relationships (
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null,
  other_page_id uuid not null,
  primary key (page_id, other_page_id),
  constraint dismissed_relationships_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade,
  constraint dismissed_relationships_other foreign key (customer_id, other_page_id) references pages (customer_id, id) on delete cascade
);

-- Who is on a page now, one row per tab. Losing it in a crash costs nothing.
create unlogged table page_presence (
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null,
  tab_id uuid not null,
  user_id uuid not null references users on delete cascade,
  field text,
  seen_at timestamptz not null default now(),
  primary key (page_id, tab_id),
  constraint page_presence_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);

-- Which source text a translation was made from, by its digest. A text whose source has another digest now is outdated.
create table translation_marks (
  customer_id uuid not null references customers on delete cascade,
  subject_type text not null check (subject_type in ('page', 'device', 'algorithm', 'datachain', 'factsheet', 'organization', 'location', 'site')),
  subject_id uuid not null,
  field text not null,
  locale text not null,
  source_digest text not null,
  source_text text not null,
  marked_at timestamptz not null default now(),
  marked_by uuid references users on delete set null,
  primary key (subject_id, field, locale)
);
create index translation_marks_customer on translation_marks (customer_id, subject_type);

-- Pages of which something that they show has changed: they are composed again and held against what residents read.
create table pages_to_compare (
  page_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  since timestamptz not null default clock_timestamp(),
  constraint pages_to_compare_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'page_redirects', 'publications', 'page_revisions', 'page_schedules', 'page_relationships', 'dismissed_relationships',
    'page_presence', 'translation_marks', 'pages_to_compare'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
    execute format('grant select, insert, update, delete on %I to guidepost_app', tenant_table);
  end loop;
end
$$;
revoke delete on publications from guidepost_app;
