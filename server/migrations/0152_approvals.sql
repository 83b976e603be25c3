-- Whether pages of a workspace need a second person before they are published, and who that may be. No row: they do not.
create table approval_settings (
  customer_id uuid primary key references customers on delete cascade,
  approved_by text check (approved_by in ('editor', 'manager')),
  updated_at timestamptz not null default now(),
  updated_by uuid references users on delete set null
);

-- What somebody asked to have published. `digest` is of the snapshot that they saw: only exactly that is published.
create table approvals (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null,
  digest text not null,
  note text,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'sent_back', 'cancelled')),
  -- The page says something else now. Found by the comparison of pages, for lists: publishing compares by itself.
  is_outdated boolean not null default false,
  -- The person, also if a token asked for them.
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null default clock_timestamp(),
  remark text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  -- When mails were sent to those who may approve, and to whom asked.
  asked_told_at timestamptz,
  decided_told_at timestamptz,
  constraint approvals_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);
create unique index approvals_one_waiting on approvals (page_id) where state = 'waiting';
create index approvals_waiting on approvals (customer_id, asked_at) where state = 'waiting';
create index approvals_page_latest on approvals (page_id, asked_at desc);
create index approvals_asked_by on approvals (asked_by);
create index approvals_decided_by on approvals (decided_by);
create index approvals_untold on approvals (customer_id)
  where (state = 'waiting' and asked_told_at is null) or (state in ('approved', 'sent_back') and decided_told_at is null);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['approval_settings', 'approvals'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
    execute format('grant select, insert, update on %I to guidepost_app', tenant_table);
  end loop;
end
$$;

-- Kept by a second person's decision.
alter table page_schedules add column is_approved boolean not null default false;
alter table cancelled_schedules add column is_approved boolean not null default false;
