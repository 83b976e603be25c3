-- Pages: one document each, saved whole. What lists filter and sort by stands in columns beside it.
alter table pages drop constraint pages_type_check;
alter table pages
  add constraint pages_type_check check (type in ('home_page', 'device_page', 'algorithm_page', 'collection_page')),
  -- A whole document from the start: what is left out of an insert is empty, never missing (contract/page-content.ts).
  add column content jsonb not null default '{
    "headline": {}, "subtitle": {}, "body": {}, "image": null, "label_ids": [], "questions": [], "left_out_questions": [],
    "show_faq": true, "show_map": true, "show_feedback": true, "feedback_set": "full", "places": {}, "collection": null, "home": null
  }',
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
  add column compared_at timestamptz,
  -- What lists filter by, told by the columns themselves.
  add column state text not null generated always as (case
    when status = 'published' and has_changes then 'changed'
    when status = 'published' then 'published'
    when withdrawn_at is not null then 'withdrawn'
    else 'draft' end) stored,
  add column image_key text generated always as (content #>> '{image,key}') stored;

-- An address is a type and a slug. That of a deleted page is free again.
drop index pages_slug_per_customer;
create unique index pages_slug on pages (customer_id, type, slug) where deleted_at is null;
drop index pages_type_status;
-- Few different values, so it is small: the counts of a list are made from it alone.
create index pages_facts on pages (customer_id, type, status, state) where deleted_at is null;
create index pages_created on pages (customer_id, created_at, id) where deleted_at is null;
create index pages_published on pages (customer_id, published_at, id) where deleted_at is null;
create index pages_changes on pages (customer_id, change_count, id) where deleted_at is null;
create index pages_errors on pages (customer_id, error_count) where deleted_at is null and error_count > 0;
create index pages_image_key on pages (image_key) where image_key is not null;
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
-- Pictures that it shows, wherever they came from: they stay as long as it does.
alter table publications add column image_keys jsonb not null
  generated always as (jsonb_path_query_array(snapshot, '$.content.image.key') || jsonb_path_query_array(snapshot, '$.**.logo_key')) stored;
create index publications_image_keys on publications using gin (image_keys);
create index publications_recent on publications (customer_id, published_at desc);
create unique index publications_one_public on publications (page_id) where ended_at is null;

create function publications_stay() returns trigger language plpgsql as $$
begin
  if (new.customer_id, new.page_id, new.number, new.snapshot, new.card, new.digest, new.note, new.published_at)
    is distinct from (old.customer_id, old.page_id, old.number, old.snapshot, old.card, old.digest, old.note, old.published_at)
  then
    raise exception 'a publication cannot be changed' using errcode = 'check_violation';
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
-- What can be brought back shows its picture then.
alter table page_revisions add column image_key text generated always as (content #>> '{image,key}') stored;
create index page_revisions_image_key on page_revisions (image_key) where image_key is not null;

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
alter table page_schedules add column image_keys jsonb not null
  generated always as (coalesce(jsonb_path_query_array(snapshot, '$.content.image.key') || jsonb_path_query_array(snapshot, '$.**.logo_key'), '[]')) stored;
create index page_schedules_image_keys on page_schedules using gin (image_keys);
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

-- Lists remember what they showed until one of these changes (0010).
do $$
declare
  listed text;
begin
  foreach listed in array array['page_labels', 'page_schedules'] loop
    execute format('create trigger %1$I after insert on %2$I referencing new table as changed
      for each statement execute function note_customer_changes()', listed || '_change_inserted', listed);
    execute format('create trigger %1$I after update on %2$I referencing new table as changed
      for each statement execute function note_customer_changes()', listed || '_change_updated', listed);
    execute format('create trigger %1$I after delete on %2$I referencing old table as changed
      for each statement execute function note_customer_changes()', listed || '_change_deleted', listed);
  end loop;
end
$$;

-- The pages that there are -----------------------------------------------------------------------------------------

update pages set content = content
  || jsonb_build_object('headline', headline)
  || jsonb_build_object('label_ids', coalesce((
    select jsonb_agg(label_id order by label_id) from page_labels where page_labels.page_id = pages.id), '[]'))
  || case when type = 'collection_page' then '{"collection": {
    "rule": "manual", "members": [], "label_ids": [], "types": [], "status_ids": [], "left_out": [], "group_by": "none", "order": "title"
  }}'::jsonb else '{}' end;
-- There was no guide that residents could have read: nothing has been published yet.
update pages set status = 'draft', has_changes = false, published_at = null where status = 'published';

-- Every site has its home page, however the site came to be.
create function home_content(site sites) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'headline', case when site.tagline = '{}' then site.name else site.tagline end, 'subtitle', '{}'::jsonb, 'body', site.about,
    'image', case when site.hero_key is not null then jsonb_build_object('key', site.hero_key, 'alt', site.hero_alt,
      'is_decorative', false, 'crop', null, 'focus', '{"x": 0.5, "y": 0.5}'::jsonb) end,
    'label_ids', '[]'::jsonb, 'questions', '[]'::jsonb, 'left_out_questions', '[]'::jsonb,
    'show_faq', true, 'show_map', true, 'show_feedback', true, 'feedback_set', 'full', 'places', '{}'::jsonb, 'collection', null,
    'home', jsonb_build_object('announcement', site.announcement, 'show_announcement', site.announcement <> '{}',
      'announcement_until', null, 'featured', '[]'::jsonb, 'show_code_field', true))
$$;
create function sites_make_home() returns trigger language plpgsql as $$
begin
  insert into pages (id, customer_id, type, status, slug, headline, content)
    select gen_random_uuid(), new.customer_id, 'home_page', 'published', 'home', content -> 'headline', content
    from (select home_content(new) as content) as home;
  return null;
end
$$;
create trigger sites_home after insert on sites for each row execute function sites_make_home();
insert into pages (id, customer_id, type, status, slug, headline, content)
  select gen_random_uuid(), customer_id, 'home_page', 'published', 'home', content -> 'headline', content
  from (select customer_id, home_content(sites) as content from sites) as home;

insert into page_revisions (id, customer_id, page_id, number, content, created_at, updated_at, created_by)
  select gen_random_uuid(), customer_id, id, 1, content, created_at, created_at, created_by from pages;

-- What pages show ---------------------------------------------------------------------------------------------------
-- Each of these is told once a statement which rows changed, and finds the pages that show them. In the order of ids, so
-- that two who change much at once wait for each other and do not block each other. Columns that the system keeps for lists
-- (search text, counts, the chain's summary) are not among those compared: they change with every save of something else.

create function compare_pages(ids uuid[]) returns void language sql as $$
  -- Of a customer that is being deleted nothing is left to compare.
  insert into pages_to_compare (page_id, customer_id)
    select distinct pages.id, pages.customer_id from unnest(ids) as one (id) join pages on pages.id = one.id
      join customers on customers.id = pages.customer_id
    where pages.deleted_at is null order by pages.id
  on conflict do nothing
$$;
create function pages_about(device_ids uuid[], algorithm_ids uuid[]) returns setof uuid language sql stable rows 100 as $$
  select pages.id from unnest(device_ids) as one (id) join pages on pages.device_id = one.id
  union all select pages.id from unnest(algorithm_ids) as one (id) join pages on pages.algorithm_id = one.id
$$;
create function pages_naming(organization_ids uuid[]) returns setof uuid language sql stable rows 100 as $$
  select pages.id from pages join devices on devices.id = pages.device_id
    where devices.accountable_id = any(organization_ids) or devices.vendor_id = any(organization_ids)
  union select pages.id from pages join algorithms on algorithms.id = pages.algorithm_id
    where algorithms.deployer_id = any(organization_ids)
  union select pages.id from algorithm_suppliers as s join pages on pages.algorithm_id = s.algorithm_id
    where s.organization_id = any(organization_ids)
  union select pages.id from datachain_organizations as o join datachains on datachains.id = o.datachain_id
    join pages on pages.device_id = datachains.device_id or pages.algorithm_id = datachains.algorithm_id
    where o.organization_id = any(organization_ids)
$$;

-- As below, planned each time: kept from a small update, its plan made a bulk edit take minutes (0002).
create or replace function devices_keep_new_words() returns trigger language plpgsql as $$
begin
  execute $query$
    insert into device_words (customer_id, word)
    select customer_id, word from (
      select distinct changed.customer_id, fresh.word
      from changed join former using (id), words_of(changed.search_text) as fresh (word)
      where changed.search_text <> former.search_text
    ) as found
    where not exists (select from device_words known where known.customer_id = found.customer_id and known.word = found.word)
  $query$;
  return null;
end
$$;

-- Planned each time, by `execute`: a plan that was made for one device and kept would compare ten thousand with ten thousand.
create function devices_compare_pages() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  execute $query$ select array(
    select pages.id from changed join pages on pages.device_id = changed.id join former on former.id = changed.id
    where (changed.name, changed.reference, changed.status_id, changed.device_type, changed.vendor_id, changed.accountable_id,
        changed.installed_on, changed.active_until, changed.privacy_url, changed.contact_email, changed.contact_phone,
        changed.contact_url, changed.last_verified_on, changed.summary, changed.description, changed.legal_basis, changed.deleted_at)
      is distinct from (former.name, former.reference, former.status_id, former.device_type, former.vendor_id, former.accountable_id,
        former.installed_on, former.active_until, former.privacy_url, former.contact_email, former.contact_phone,
        former.contact_url, former.last_verified_on, former.summary, former.description, former.legal_basis, former.deleted_at)) $query$ into ids;
  perform compare_pages(ids);
  return null;
end
$$;
create trigger devices_compare_pages after update on devices
  referencing old table as former new table as changed for each statement execute function devices_compare_pages();

create function algorithms_compare_pages() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  execute $query$ select array(
    select pages.id from changed join pages on pages.algorithm_id = changed.id join former on former.id = changed.id
    where (changed.name, changed.reference, changed.lifecycle, changed.start_month, changed.end_month, changed.deployer_id,
        changed.themes, changed.publication_category, changed.algorithm_type, changed.contact_email, changed.contact_url,
        changed.last_verified_on, changed.summary, changed.deleted_at)
      is distinct from (former.name, former.reference, former.lifecycle, former.start_month, former.end_month, former.deployer_id,
        former.themes, former.publication_category, former.algorithm_type, former.contact_email, former.contact_url,
        former.last_verified_on, former.summary, former.deleted_at)) $query$ into ids;
  perform compare_pages(ids);
  return null;
end
$$;
create trigger algorithms_compare_pages after update on algorithms
  referencing old table as former new table as changed for each statement execute function algorithms_compare_pages();

create function statuses_compare_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(
    select pages.id from changed join former on former.id = changed.id
      join devices on devices.customer_id = changed.customer_id and devices.status_id = changed.id
      join pages on pages.device_id = devices.id
    where (changed.name, changed.phase, changed.is_public) is distinct from (former.name, former.phase, former.is_public)));
  return null;
end
$$;
create trigger statuses_compare_pages after update on device_statuses
  referencing old table as former new table as changed for each statement execute function statuses_compare_pages();

create function labels_compare_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(
    select page_labels.page_id from changed join former on former.id = changed.id
      join page_labels on page_labels.label_id = changed.id
    where (changed.name, changed.color, changed.is_public, changed.deleted_at)
      is distinct from (former.name, former.color, former.is_public, former.deleted_at)));
  return null;
end
$$;
create trigger labels_compare_pages after update on labels
  referencing old table as former new table as changed for each statement execute function labels_compare_pages();

create function organizations_compare_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(select pages_naming(array(
    select changed.id from changed join former on former.id = changed.id
    where (changed.name, changed.local_name, changed.headline, changed.description, changed.logo_key, changed.website, changed.deleted_at)
      is distinct from (former.name, former.local_name, former.headline, former.description, former.logo_key, former.website, former.deleted_at)))));
  return null;
end
$$;
create trigger organizations_compare_pages after update on organizations
  referencing old table as former new table as changed for each statement execute function organizations_compare_pages();

-- Any change of these is seen on the page.
create function locations_compare_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(select pages_about(array(select distinct device_id from changed), '{}')));
  return null;
end
$$;
create function chains_compare_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(select pages_about(array(select device_id from changed), array(select algorithm_id from changed))));
  return null;
end
$$;
create function algorithm_parts_compare_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(select pages_about('{}', array(select distinct algorithm_id from changed))));
  return null;
end
$$;
create function page_labels_compare_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(select distinct page_id from changed));
  return null;
end
$$;
create function relationships_compare_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(select from_page_id from changed union select to_page_id from changed));
  return null;
end
$$;
create function translation_marks_compare_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(
    select subject_id from changed where subject_type = 'page'
    union select pages_about(array(select subject_id from changed where subject_type in ('device', 'datachain')),
      array(select subject_id from changed where subject_type in ('algorithm', 'factsheet', 'datachain')))
    union select pages.id from changed join locations on locations.id = changed.subject_id
      join pages on pages.device_id = locations.device_id where changed.subject_type = 'location'
    union select pages_naming(array(select subject_id from changed where subject_type = 'organization'))));
  return null;
end
$$;

do $$
declare
  shown record;
begin
  for shown in
    select * from (values
      ('locations', 'locations_compare_pages', array['insert', 'update', 'delete']),
      ('datachains', 'chains_compare_pages', array['insert', 'update']),
      ('factsheets', 'algorithm_parts_compare_pages', array['insert', 'update']),
      ('algorithm_suppliers', 'algorithm_parts_compare_pages', array['insert', 'update', 'delete']),
      ('page_labels', 'page_labels_compare_pages', array['insert', 'delete']),
      ('page_relationships', 'relationships_compare_pages', array['insert', 'update', 'delete']),
      ('translation_marks', 'translation_marks_compare_pages', array['insert', 'update', 'delete'])
    ) as parts (name, tell, events), unnest(events) as event
  loop
    execute format('create trigger %I after %s on %I referencing %s table as changed for each statement execute function %I()',
      shown.name || '_compare_pages_' || shown.event, shown.event, shown.name,
      case when shown.event = 'delete' then 'old' else 'new' end, shown.tell);
  end loop;
end
$$;

create function sites_compare_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(select id from pages where customer_id = new.customer_id));
  return null;
end
$$;
create trigger sites_compare_pages after update of locales, default_locale on sites for each row
  when (old.locales is distinct from new.locales or old.default_locale is distinct from new.default_locale)
  execute function sites_compare_pages();

insert into pages_to_compare (page_id, customer_id) select id, customer_id from pages where deleted_at is null;
