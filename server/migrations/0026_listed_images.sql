-- Lists ask whether a page has an image, not which: the key of one can be longer than an index takes.
drop index listed_pages_order;
alter table listed_pages drop column if exists image_key, add column if not exists has_image boolean not null default false;
alter table listed_pages alter column has_image drop default;
create index listed_pages_order on listed_pages (customer_id, locale, title, id)
  include (type, state, error_count, has_image, needs_locales, device_id, algorithm_id);

create or replace function list_pages(ids uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Planned each time, by `execute`: a plan for one page would be kept for twenty thousand.
  execute $query$
    insert into listed_pages (customer_id, id, locale, title, type, state, error_count, has_image, needs_locales, device_id, algorithm_id)
    select pages.customer_id, pages.id, locale,
      -- No longer than an index takes.
      left(searchable(page_title(headline, pages.slug, locale, default_locale, locales)), 300),
      type, state, error_count, image_key is not null, needs_locales, device_id, algorithm_id
    from pages join sites on sites.customer_id = pages.customer_id, unnest(array_prepend('', locales)) as locale
    where pages.id = any($1) and pages.deleted_at is null and type <> 'home_page'
    order by pages.id, locale
    on conflict (id, locale) do update set
      title = excluded.title, type = excluded.type, state = excluded.state, error_count = excluded.error_count,
      has_image = excluded.has_image, needs_locales = excluded.needs_locales, device_id = excluded.device_id,
      algorithm_id = excluded.algorithm_id $query$ using ids;
end
$$;

select list_pages(array(select id from pages));
