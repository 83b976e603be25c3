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
