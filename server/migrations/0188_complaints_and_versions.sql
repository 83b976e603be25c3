-- Whether a comment is a complaint, decided by a person; null: not sorted yet. It outlives the comment's retention.
alter table feedback_responses
  add column is_complaint boolean,
  -- Deleted by retention before anyone sorted it: reports say how many.
  add column was_unsorted boolean not null default false;
update feedback_responses set is_complaint = true where kind = 'mistake';
create index feedback_responses_unsorted on feedback_responses (customer_id, submitted_at)
  where is_complaint is null and comment is not null;

-- Every adopted text of a report. `yearly_reports.adopted` is the newest.
create table yearly_report_versions (
  customer_id uuid not null references customers on delete cascade,
  report_id uuid not null,
  revision integer not null check (revision > 0),
  adopted jsonb not null,
  adopted_at timestamptz not null,
  adopted_by uuid references users on delete set null,
  -- What was corrected, for readers.
  note text,
  primary key (report_id, revision),
  constraint yearly_report_versions_report foreign key (customer_id, report_id) references yearly_reports (customer_id, id) on delete cascade
);
create index yearly_report_versions_customer on yearly_report_versions (customer_id, report_id);
create index yearly_report_versions_adopted_by on yearly_report_versions (adopted_by);
alter table yearly_report_versions enable row level security;
alter table yearly_report_versions force row level security;
create policy yearly_report_versions_of_customer on yearly_report_versions to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
grant select, insert on yearly_report_versions to guidepost_app;

-- Records of reports say more now; adopted ones have nothing to say about it.
update yearly_reports set adopted = jsonb_set(adopted, '{records}', (
  select coalesce(jsonb_agg('{"unsorted_complaint_count":0,"lost_comment_count":0,"public_organizations":[],"decisions_in_force":[]}'::jsonb || one), '[]')
  from jsonb_array_elements(adopted -> 'records') as one))
where adopted is not null;
insert into yearly_report_versions (customer_id, report_id, revision, adopted, adopted_at, adopted_by)
select customer_id, id, revision, adopted, adopted_at, adopted_by from yearly_reports where adopted is not null;
