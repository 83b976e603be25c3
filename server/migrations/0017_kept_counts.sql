-- Pages in lists ----------------------------------------------------------------------------------------------------

-- Pages as lists know them: what they sort, search, filter and count by, narrow enough to be looked through. One row for
-- each language of the site, and one ('') for who asks for none. A page without a headline in a language has the one that
-- stands in for it there (page-title.ts). The home page is in no list.
create table listed_pages (
  customer_id uuid not null references customers on delete cascade,
  id uuid not null,
  locale text not null,
  title text not null,
  type text not null,
  state text not null,
  error_count integer not null,
  image_key text,
  needs_locales text[] not null,
  device_id uuid,
  algorithm_id uuid,
  primary key (id, locale),
  constraint listed_pages_page foreign key (customer_id, id) references pages (customer_id, id) on delete cascade
);
-- With all the rest, so that a list is walked, and all pages looked through, in the index alone.
create index listed_pages_order on listed_pages (customer_id, locale, title, id)
  include (type, state, error_count, image_key, needs_locales, device_id, algorithm_id);
create index listed_pages_search on listed_pages using gin (customer_id, locale, title gin_trgm_ops);

create function page_title(headline jsonb, slug text, locale text, default_locale text, locales text[]) returns text
  language sql immutable parallel safe as $$
    select coalesce(nullif(headline ->> locale, ''), nullif(headline ->> default_locale, ''),
      (select value from jsonb_each_text(headline) where value <> '' order by array_position(locales, key), key limit 1), slug)
  $$;

create function list_pages(ids uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Planned each time, by `execute`: a plan for one page would be kept for twenty thousand.
  execute $query$
    insert into listed_pages (customer_id, id, locale, title, type, state, error_count, image_key, needs_locales, device_id, algorithm_id)
    select pages.customer_id, pages.id, locale,
      -- No longer than an index takes.
      left(searchable(page_title(headline, pages.slug, locale, default_locale, locales)), 300),
      type, state, error_count, image_key, needs_locales, device_id, algorithm_id
    from pages join sites on sites.customer_id = pages.customer_id, unnest(array_prepend('', locales)) as locale
    where pages.id = any($1) and pages.deleted_at is null and type <> 'home_page'
    order by pages.id, locale
    on conflict (id, locale) do update set
      title = excluded.title, type = excluded.type, state = excluded.state, error_count = excluded.error_count,
      image_key = excluded.image_key, needs_locales = excluded.needs_locales, device_id = excluded.device_id,
      algorithm_id = excluded.algorithm_id $query$ using ids;
end
$$;
revoke execute on function list_pages(uuid[]) from public;

create function pages_listed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform list_pages(array(select id from changed));
  return null;
end
$$;
create function pages_listed_again() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids uuid[];
begin
  execute $query$ select array(
    select changed.id from changed join former on former.id = changed.id
    where (changed.headline, changed.slug, changed.type, changed.state, changed.error_count, changed.image_key, changed.needs_locales,
        changed.device_id, changed.algorithm_id, changed.deleted_at is null)
      is distinct from (former.headline, former.slug, former.type, former.state, former.error_count, former.image_key, former.needs_locales,
        former.device_id, former.algorithm_id, former.deleted_at is null)) $query$ into ids;
  if ids <> '{}' then
    perform list_pages(ids);
    delete from listed_pages where id in (select id from pages where id = any(ids) and deleted_at is not null);
  end if;
  return null;
end
$$;
revoke execute on function pages_listed(), pages_listed_again() from public;
create trigger pages_listed after insert on pages
  referencing new table as changed for each statement execute function pages_listed();
create trigger pages_listed_again after update on pages
  referencing old table as former new table as changed for each statement execute function pages_listed_again();

create function sites_list_pages() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from listed_pages where customer_id = new.customer_id and locale <> '' and locale <> all(new.locales);
  perform list_pages(array(select id from pages where customer_id = new.customer_id));
  return null;
end
$$;
revoke execute on function sites_list_pages() from public;
create trigger sites_list_pages after update of locales, default_locale on sites for each row
  when (old.locales is distinct from new.locales or old.default_locale is distinct from new.default_locale)
  execute function sites_list_pages();

-- A function that the policies do not bind: under a policy the trigram index would lie unused (decision 5). It takes no
-- customer: it looks at that of the session, as the policies do. Planned for its pattern: some are everywhere.
create function found_pages(in_locale text, pattern text) returns setof listed_pages
  language plpgsql stable parallel safe security definer set search_path = public, pg_temp rows 100 as $$
begin
  return query execute format('select * from listed_pages where customer_id = app_customer_id() and locale = %L and title like %L',
    in_locale, searchable(pattern));
end
$$;
revoke execute on function found_pages(text, text) from public;
grant execute on function found_pages(text, text) to guidepost_app;

-- Counts that are kept ---------------------------------------------------------------------------------------------

-- Writes what a statement changes in a table of counts. How many there are of a kind is the sum of its rows: every change
-- adds what it changed, so writers wait for nobody, and a statement counts just the records that it sees. To be told:
-- the table of counts, its columns, what they are of a record, and which records are counted.
create function keep_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  counts constant text := tg_argv[0];
  columns constant text := tg_argv[1];
  records constant text := format('select customer_id, %s, %%s::bigint from %%I where %s', tg_argv[2], tg_argv[3]);
  differences constant text := case tg_op
    when 'INSERT' then format(records, 1, 'changed')
    when 'DELETE' then format(records, -1, 'former')
    else format(records, 1, 'changed') || ' union all ' || format(records, -1, 'former') end;
  ids uuid[];
begin
  execute format('select array(select distinct customer_id from %I)', case tg_op when 'DELETE' then 'former' else 'changed' end) into ids;
  -- Of a customer that is being deleted nothing is left to count.
  ids := array(select id from customers where id = any(ids));
  execute format('insert into %1$I (customer_id, %2$s, count)
    select customer_id, %2$s, sum(count) from (%3$s) as records (customer_id, %2$s, count) where customer_id = any($1)
    group by customer_id, %2$s having sum(count) <> 0', counts, columns, differences) using ids;
  -- Every now and then those of a kind become one row. Whoever comes while that goes on leaves it.
  if random() < 0.02 and pg_try_advisory_xact_lock(hashtextextended(counts, 0)) then
    execute format('with old as (delete from %1$I where customer_id = any($1) returning customer_id, %2$s, count)
      insert into %1$I (customer_id, %2$s, count)
      select customer_id, %2$s, sum(count) from old group by customer_id, %2$s having sum(count) <> 0', counts, columns) using ids;
  end if;
  return null;
end
$$;
revoke execute on function keep_counts() from public;

create table page_counts (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers on delete cascade,
  type text not null,
  state text not null,
  has_errors boolean not null,
  has_image boolean not null,
  needs_locales text[] not null,
  count bigint not null
);
create index page_counts_customer on page_counts (customer_id);

-- Whether there is a page about it, kept by triggers on pages: what a list filters by stands beside the rest.
alter table devices add column has_page boolean not null default false;
update devices set has_page = true where exists (select from pages where pages.device_id = devices.id and pages.deleted_at is null);
create function pages_tell_devices() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  execute case tg_op
    when 'INSERT' then 'select array(select device_id from changed where device_id is not null)'
    when 'DELETE' then 'select array(select device_id from former where device_id is not null)'
    else 'select array(
      select unnest(array_remove(array[changed.device_id, former.device_id], null)) from changed join former on former.id = changed.id
      where (changed.device_id, changed.deleted_at is null) is distinct from (former.device_id, former.deleted_at is null))' end into ids;
  if ids <> '{}' then
    execute 'update devices set has_page = not has_page
      where id = any($1) and has_page <> exists (select from pages where pages.device_id = devices.id and pages.deleted_at is null)' using ids;
  end if;
  return null;
end
$$;

-- Of many places or errors it is asked only whether there are any: at most one is counted.
create table device_counts (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers on delete cascade,
  status_id uuid,
  device_type text,
  identifiability text,
  chain_errors integer not null,
  location_count integer not null,
  has_page boolean not null,
  count bigint not null
);
create index device_counts_customer on device_counts (customer_id);

do $$
declare
  kept record;
  event text;
begin
  for kept in
    select * from (values
      ('pages', 'page_counts', 'type, state, has_errors, has_image, needs_locales',
        'type, state, error_count > 0, image_key is not null, needs_locales', $sql$deleted_at is null and type <> 'home_page'$sql$),
      ('devices', 'device_counts', 'status_id, device_type, identifiability, chain_errors, location_count, has_page',
        'status_id, device_type, identifiability, least(chain_errors, 1), least(location_count, 1), has_page', 'deleted_at is null')
    ) as kinds (name, counts, columns, facts, counted)
  loop
    execute format('insert into %1$I (customer_id, %2$s, count) select customer_id, %2$s, count(*)
      from (select customer_id, %3$s from %4$I where %5$s) as records (customer_id, %2$s) group by customer_id, %2$s',
      kept.counts, kept.columns, kept.facts, kept.name, kept.counted);
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format('create trigger %I after %s on %I referencing %s for each statement execute function keep_counts(%L, %L, %L, %L)',
        kept.name || '_counted_' || event, event, kept.name,
        case event when 'insert' then 'new table as changed' when 'delete' then 'old table as former'
          else 'old table as former new table as changed' end,
        kept.counts, kept.columns, kept.facts, kept.counted);
    end loop;
  end loop;
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format('create trigger %I after %s on pages referencing %s for each statement execute function pages_tell_devices()',
      'pages_tell_devices_' || event, event,
      case event when 'insert' then 'new table as changed' when 'delete' then 'old table as former'
        else 'old table as former new table as changed' end);
  end loop;
end
$$;

do $$
declare
  kept text;
begin
  foreach kept in array array['listed_pages', 'page_counts', 'device_counts'] loop
    execute format('alter table %I enable row level security', kept);
    execute format('create policy %I on %I for select to guidepost_app using (customer_id = (select app_customer_id()))',
      kept || '_of_customer', kept);
    execute format('grant select on %I to guidepost_app', kept);
  end loop;
end
$$;

select list_pages(array(select id from pages));

-- Backwards too, those that were never published last.
create index pages_published_last on pages (customer_id, published_at desc nulls last, id desc) where deleted_at is null;
drop index page_labels_label;
create index page_labels_label on page_labels (label_id, customer_id, page_id);

-- As found_devices, with no more than lists filter and sort by: ten thousand whole devices would be written to a file first.
create function sought_devices(terms jsonb) returns table (
    id uuid, customer_id uuid, name text, reference text, status_id uuid, device_type text, vendor_id uuid, accountable_id uuid,
    review_due_on date, identifiability text, chain_errors integer, location_count integer, has_page boolean,
    created_at timestamptz, updated_at timestamptz)
  language plpgsql stable parallel safe security definer set search_path = public, pg_temp rows 100
  as $$
    declare
      conditions text;
    begin
      select string_agg('(' || (
          select string_agg(format('search_text like %L', searchable(pattern)), ' or ')
          from jsonb_array_elements_text(spellings) as pattern
        ) || ')', ' and ')
        into conditions from jsonb_array_elements(terms) as spellings;
      return query execute 'select id, customer_id, name, reference, status_id, device_type, vendor_id, accountable_id,
          review_due_on, identifiability, chain_errors, location_count, has_page, created_at, updated_at
        from devices where customer_id = app_customer_id() and deleted_at is null and ' || coalesce(conditions, 'true');
    end
  $$;
revoke execute on function sought_devices(jsonb) from public;
grant execute on function sought_devices(jsonb) to guidepost_app;

-- What was done to records, without what a file did to each of ten thousand: that is told of the file.
create index audit_entries_acts on audit_entries (customer_id, at desc) where action !~ '[.]import';
