-- The audit log of a workspace, filtered by person, and of one record, newest first.
create index audit_entries_person on audit_entries (customer_id, actor_id, at desc);
drop index audit_entries_actor;
create index audit_entries_record on audit_entries (customer_id, subject_id, at desc);
-- What is past its retention.
create index audit_entries_at on audit_entries (at);
