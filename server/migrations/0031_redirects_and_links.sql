-- How often an old address was used, by the site's day. By its path, whether somebody made it or a page had it before: a
-- redirect that is deleted and brought back keeps its numbers. Nothing about who it was.
create table redirect_days (
  customer_id uuid not null references customers on delete cascade,
  path text not null,
  day date not null,
  uses integer not null,
  primary key (customer_id, path, day)
);
alter table redirect_days enable row level security;
alter table redirect_days force row level security;
create policy redirect_days_of_customer on redirect_days to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
grant select, insert, update, delete on redirect_days to guidepost_app;

-- Pages of the guide that a page's own texts lead to, found when it is compared.
create table page_links (
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null,
  -- `/devices/dock-road`
  path text not null,
  -- Nobody can read what is there.
  is_dead boolean not null,
  primary key (page_id, path),
  constraint page_links_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);
create index page_links_to on page_links (customer_id, path);
create index page_links_dead on page_links (customer_id, page_id) where is_dead;
alter table page_links enable row level security;
alter table page_links force row level security;
create policy page_links_of_customer on page_links to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
grant select, insert, update, delete on page_links to guidepost_app;

-- Links may lead to pages that were deleted.
create index pages_deleted_slug on pages (customer_id, type, slug) where deleted_at is not null;

create function page_path(type text, slug text) returns text language sql immutable as $$
  select case type when 'home_page' then '/' when 'device_page' then '/devices/' || slug
    when 'algorithm_page' then '/algorithms/' || slug else '/collections/' || slug end
$$;

-- Whatever begins or ends to be public at an address: pages that lead there are looked at again.
create function compare_pages_linking(of_customer uuid, paths text[]) returns void language sql as $$
  select compare_pages(array(select page_id from page_links where customer_id = of_customer and path = any(paths)))
$$;
create function pages_compare_linking() returns trigger language plpgsql as $$
begin
  perform compare_pages_linking(new.customer_id, array[page_path(old.type, old.slug), page_path(new.type, new.slug)]);
  return null;
end
$$;
create trigger pages_compare_linking after update of slug, status, deleted_at on pages for each row
  when ((old.slug, old.status, old.deleted_at) is distinct from (new.slug, new.status, new.deleted_at))
  execute function pages_compare_linking();
create function redirects_compare_linking() returns trigger language plpgsql as $$
begin
  perform compare_pages_linking(coalesce(new.customer_id, old.customer_id), array[coalesce(new.path, old.path)]);
  return null;
end
$$;
create trigger redirects_compare_linking after insert or delete on redirects for each row
  execute function redirects_compare_linking();
-- By another name, other links are the guide's own.
create trigger sites_compare_linking after update of domain, slug on sites for each row
  when ((old.domain, old.slug) is distinct from (new.domain, new.slug)) execute function sites_check_pages();
-- What was compared before links were looked at.
insert into pages_to_compare (page_id, customer_id) select id, customer_id from pages where deleted_at is null;

-- Lists know which pages have a code. Scans are written to codes all the time, and change no list.
create function short_codes_change_lists() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      insert into customer_changes (customer_id) select id from customers where id = coalesce(new.customer_id, old.customer_id)
        on conflict do nothing;
      return null;
    end
  $$;
revoke execute on function short_codes_change_lists() from public;
create trigger short_codes_change_lists after insert or delete or update of target_type, page_id, location_id, expires_at, retired_at
  on short_codes for each row execute function short_codes_change_lists();

-- When a comment became a question of its page.
alter table feedback_responses add column question_made_at timestamptz;
update feedback_responses set question_made_at = made.at
  from (select subject_id, max(at) as at from audit_entries where action = 'feedback.question_made' group by subject_id) as made
  where feedback_responses.id = made.subject_id;

create index suggestions_decided on suggestions (customer_id, decided_at) where decided_at is not null;
