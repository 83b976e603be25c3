-- Signs for many short codes, made into one file that is kept for a week.
create table sign_batches (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  design jsonb not null,
  format text not null check (format in ('pdf', 'zip')),
  code_ids uuid[] not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  sign_count integer not null,
  done_count integer not null default 0,
  findings jsonb not null default '[]',
  error text,
  filename text,
  file bytea,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  -- Whoever works on it touches this every few seconds.
  updated_at timestamptz not null default now(),
  constraint sign_batches_of_customer unique (customer_id, id)
);
-- It is compressed already.
alter table sign_batches alter column file set storage external;
create index sign_batches_by_time on sign_batches (customer_id, created_at desc);
alter table sign_batches enable row level security;
alter table sign_batches force row level security;
create policy sign_batches_of_customer on sign_batches to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
grant select, insert, update, delete on sign_batches to guidepost_app;
