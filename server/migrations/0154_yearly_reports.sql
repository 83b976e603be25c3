-- Yearly reports on surveillance technology. `adopted` is what readers see: it stays while the report is corrected.
create table yearly_reports (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  -- Part of the report's address: the years of its period. Fixed by the first adoption.
  slug text not null check (slug ~ '^[0-9]{4}(-[0-9]+){0,2}$'),
  content jsonb not null,
  -- Counted on saving, for the list: contents are large.
  technology_count integer not null default 0,
  answered_count integer not null default 0,
  asked_count integer not null default 0,
  adopted jsonb,
  revision integer not null default 0,
  first_adopted_at timestamptz,
  adopted_at timestamptz,
  adopted_by uuid references users on delete set null,
  is_correcting boolean not null default false,
  lock_version integer not null default 0,
  save_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references users on delete set null,
  unique (customer_id, id),
  constraint yearly_reports_slug unique (customer_id, slug),
  constraint yearly_reports_adopted check (
    (revision = 0) = (adopted is null)
    and (adopted is null) = (adopted_at is null)
    and (adopted is null) = (first_adopted_at is null)
    and (adopted is not null or not is_correcting))
);
create index yearly_reports_adopted_by on yearly_reports (adopted_by);
create index yearly_reports_created_by on yearly_reports (created_by);
create index yearly_reports_updated_by on yearly_reports (updated_by);
alter table yearly_reports enable row level security;
alter table yearly_reports force row level security;
create policy yearly_reports_of_customer on yearly_reports to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
grant select, insert, update, delete on yearly_reports to guidepost_app;
-- Drafts are not on the guide.
create trigger yearly_reports_tell_guide after update of adopted on yearly_reports for each row
  when (old.adopted is distinct from new.adopted) execute function tell_guide();
create trigger yearly_reports_gone_tell_guide after delete on yearly_reports for each row
  when (old.adopted is not null) execute function tell_guide();
