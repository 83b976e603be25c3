-- Titles as lists sort and search them: one row for each language of the site, and one ('') for who asks for none. A page
-- without a headline in a language has the one that stands in for it there (page-title.ts). No row for home, which is in no list.
create table page_titles (
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null,
  locale text not null,
  searched text not null,
  primary key (page_id, locale),
  constraint page_titles_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);
create index page_titles_order on page_titles (customer_id, locale, searched, page_id);
create index page_titles_search on page_titles using gin (customer_id, locale, searched gin_trgm_ops);

create function page_title(headline jsonb, slug text, locale text, default_locale text, locales text[]) returns text
  language sql immutable parallel safe as $$
    select coalesce(nullif(headline ->> locale, ''), nullif(headline ->> default_locale, ''),
      (select value from jsonb_each_text(headline) where value <> '' order by array_position(locales, key), key limit 1), slug)
  $$;

-- Only what differs is written: most saves change no title.
create function keep_page_titles(ids uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Planned each time, by `execute`: a plan for one page would be kept for twenty thousand.
  execute $query$
    insert into page_titles (customer_id, page_id, locale, searched)
    select customer_id, id, locale, searched from (
      select pages.customer_id, pages.id, locale, searchable(page_title(headline, pages.slug, locale, default_locale, locales)) as searched
      from pages join sites on sites.customer_id = pages.customer_id, unnest(array_prepend('', locales)) as locale
      where pages.id = any($1) and pages.deleted_at is null and pages.type <> 'home_page'
      order by pages.id
    ) as fresh
    where not exists (select from page_titles as known where known.page_id = fresh.id and known.locale = fresh.locale and known.searched = fresh.searched)
    on conflict (page_id, locale) do update set searched = excluded.searched $query$ using ids;
end
$$;
revoke execute on function keep_page_titles(uuid[]) from public;

create function pages_title_inserted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_page_titles(array(select id from changed));
  return null;
end
$$;
create function pages_title_updated() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids uuid[];
  gone uuid[];
begin
  execute $query$
    select array_agg(changed.id) filter (where changed.deleted_at is null), array_agg(changed.id) filter (where changed.deleted_at is not null)
    from changed join former on former.id = changed.id
    where (changed.headline, changed.slug, changed.type, changed.deleted_at is null)
      is distinct from (former.headline, former.slug, former.type, former.deleted_at is null) $query$ into ids, gone;
  if ids is not null then
    perform keep_page_titles(ids);
  end if;
  if gone is not null then
    delete from page_titles where page_id = any(gone);
  end if;
  return null;
end
$$;
create trigger pages_title_inserted after insert on pages
  referencing new table as changed for each statement execute function pages_title_inserted();
create trigger pages_title_updated after update on pages
  referencing old table as former new table as changed for each statement execute function pages_title_updated();

create function sites_title_pages() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from page_titles where customer_id = new.customer_id and locale <> '' and locale <> all(new.locales);
  perform keep_page_titles(array(select id from pages where customer_id = new.customer_id));
  return null;
end
$$;
create trigger sites_title_pages after update of locales, default_locale on sites for each row
  when (old.locales is distinct from new.locales or old.default_locale is distinct from new.default_locale)
  execute function sites_title_pages();

-- A function that the policies do not bind: under a policy the trigram index would lie unused (decision 5). It takes no
-- customer: it looks at that of the session, as the policies do. Planned for the pattern: some are everywhere.
create function found_page_titles(in_locale text, pattern text) returns table (page_id uuid)
  language plpgsql stable parallel safe security definer set search_path = public, pg_temp rows 100 as $$
begin
  return query execute format(
    'select page_id from page_titles where customer_id = app_customer_id() and locale = %L and searched like %L',
    in_locale, searchable(pattern));
end
$$;
revoke execute on function found_page_titles(text, text) from public;
grant execute on function found_page_titles(text, text) to guidepost_app;

-- How many pages there are of each kind, as the sum of its rows: every change of pages adds what it changed, so writers
-- wait for nobody, and a statement counts just the pages that it sees.
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

create function keep_page_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kinds constant text := $sql$ select customer_id, type, state, error_count > 0, image_key is not null, needs_locales, %s::bigint
    from %I where deleted_at is null and type <> 'home_page' $sql$;
  differences constant text := case tg_op
    when 'INSERT' then format(kinds, 1, 'changed')
    when 'DELETE' then format(kinds, -1, 'former')
    else format(kinds, 1, 'changed') || ' union all ' || format(kinds, -1, 'former') end;
  ids uuid[];
begin
  execute format('select array(select distinct customer_id from %I)', case tg_op when 'DELETE' then 'former' else 'changed' end) into ids;
  -- Of a customer that is being deleted nothing is left to count.
  execute $sql$
    insert into page_counts (customer_id, type, state, has_errors, has_image, needs_locales, count)
    select customer_id, type, state, has_errors, has_image, needs_locales, sum(count)
    from ($sql$ || differences || $sql$) as pages (customer_id, type, state, has_errors, has_image, needs_locales, count)
    where customer_id in (select id from customers where id = any($1))
    group by 1, 2, 3, 4, 5, 6 having sum(count) <> 0 $sql$ using ids;
  -- Every now and then those of a kind become one row. Whoever comes while that goes on leaves it.
  if random() < 0.02 and pg_try_advisory_xact_lock(hashtextextended('page_counts', 0)) then
    with old as (
      delete from page_counts where customer_id = any(ids)
      returning customer_id, type, state, has_errors, has_image, needs_locales, count
    )
    insert into page_counts (customer_id, type, state, has_errors, has_image, needs_locales, count)
      select customer_id, type, state, has_errors, has_image, needs_locales, sum(count)
      from old where customer_id in (select id from customers)
      group by 1, 2, 3, 4, 5, 6 having sum(count) <> 0;
  end if;
  return null;
end
$$;
create trigger pages_count_inserted after insert on pages
  referencing new table as changed for each statement execute function keep_page_counts();
create trigger pages_count_updated after update on pages
  referencing old table as former new table as changed for each statement execute function keep_page_counts();
create trigger pages_count_deleted after delete on pages
  referencing old table as former for each statement execute function keep_page_counts();

do $$
declare
  kept text;
begin
  foreach kept in array array['page_titles', 'page_counts'] loop
    execute format('alter table %I enable row level security', kept);
    execute format('create policy %I on %I for select to guidepost_app using (customer_id = (select app_customer_id()))',
      kept || '_of_customer', kept);
    execute format('grant select on %I to guidepost_app', kept);
  end loop;
end
$$;

select keep_page_titles(array(select id from pages));
insert into page_counts (customer_id, type, state, has_errors, has_image, needs_locales, count)
  select customer_id, type, state, error_count > 0, image_key is not null, needs_locales, count(*)
  from pages where deleted_at is null and type <> 'home_page' group by 1, 2, 3, 4, 5, 6;

-- All that lists filter and count by: an index alone answers.
create index pages_kinds on pages (customer_id, id) include (type, state, error_count, image_key, needs_locales, device_id, algorithm_id)
  where deleted_at is null;
-- Backwards too, those that were never published last.
create index pages_published_last on pages (customer_id, published_at desc nulls last, id desc) where deleted_at is null;
drop index page_labels_label;
create index page_labels_label on page_labels (label_id, customer_id, page_id);
