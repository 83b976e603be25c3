-- Schedules that were cancelled a moment ago, with the words they had kept: a cancellation can be undone for a day.
create table cancelled_schedules (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null,
  action text not null check (action in ('publish', 'withdraw')),
  at timestamptz not null,
  note text,
  snapshot jsonb,
  card jsonb,
  digest text,
  revision_number integer,
  created_at timestamptz not null,
  created_by uuid references users on delete set null,
  cancelled_at timestamptz not null default now(),
  constraint cancelled_schedules_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);
create index cancelled_schedules_customer on cancelled_schedules (customer_id, cancelled_at);
alter table cancelled_schedules enable row level security;
alter table cancelled_schedules force row level security;
create policy cancelled_schedules_of_customer on cancelled_schedules to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
grant select, insert, update, delete on cancelled_schedules to guidepost_app;
