-- Addresses that lead on: made by hand for what was printed or linked before. Those that pages had are page_redirects.
create table redirects (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  path text not null check (path ~ '^/' and length(path) <= 300),
  page_id uuid,
  target text,
  created_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  constraint redirects_path unique (customer_id, path),
  constraint redirects_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade,
  check ((page_id is null) <> (target is null))
);
create index redirects_page on redirects (page_id);

-- Names that a site had before: they lead to the present one, and nobody else can take them.
create table former_slugs (
  slug text primary key,
  customer_id uuid not null references customers on delete cascade,
  created_at timestamptz not null default now()
);
create index former_slugs_customer on former_slugs (customer_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['redirects', 'former_slugs'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
    execute format('grant select, insert, update, delete on %I to guidepost_app', tenant_table);
  end loop;
end
$$;

-- A slug that was another site's is taken, whoever looks: one tenant cannot see the other's rows.
create function site_slug_is_free(wanted text, of_customer uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select not exists (select from sites where slug = wanted and customer_id <> of_customer)
      and not exists (select from former_slugs where slug = wanted and customer_id <> of_customer)
  $$;
revoke execute on function site_slug_is_free(text, uuid) from public;
grant execute on function site_slug_is_free(text, uuid) to guidepost_app;

create function site_domain_is_taken(wanted text, of_customer uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from sites where domain = wanted and customer_id <> of_customer) $$;
revoke execute on function site_domain_is_taken(text, uuid) from public;
grant execute on function site_domain_is_taken(text, uuid) to guidepost_app;

alter table sites add column is_open boolean not null default true;
update sites set features = '{"changes": true, "open_data": true}'::jsonb || features;
alter table sites alter column features
  set default '{"feedback": true, "map": true, "faq": true, "search": true, "changes": true, "open_data": true}';
