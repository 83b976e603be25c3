-- A yearly report is approved like a page.
alter table approvals
  alter column page_id drop not null,
  add column report_id uuid,
  add constraint approvals_report foreign key (customer_id, report_id) references yearly_reports (customer_id, id) on delete cascade,
  add constraint approvals_one_subject check (num_nonnulls(page_id, report_id) = 1);
create unique index approvals_one_waiting_report on approvals (report_id) where state = 'waiting';
create index approvals_report_latest on approvals (report_id, asked_at desc) where report_id is not null;
