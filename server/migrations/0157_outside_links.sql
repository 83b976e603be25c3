-- Links from published pages to elsewhere, and whether they still lead somewhere. Read from the publications once a day.
create table outside_links (
  customer_id uuid not null references customers on delete cascade,
  -- As it is written on the page.
  url text not null,
  page_ids uuid[] not null,
  -- When the pages were last read. A page published since then may no longer have the link.
  read_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'works', 'broken', 'not_checked')),
  -- What came back: a status code, or what went wrong.
  answer text,
  checked_at timestamptz,
  check_after timestamptz not null default now(),
  primary key (customer_id, url)
);
create index outside_links_broken on outside_links (customer_id) where state = 'broken';
create index outside_links_due on outside_links (check_after);
alter table outside_links enable row level security;
alter table outside_links force row level security;
create policy outside_links_of_customer on outside_links to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
grant select on outside_links to guidepost_app;
