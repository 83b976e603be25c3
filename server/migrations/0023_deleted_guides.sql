-- A guide that was deleted can be brought back for a day. Then its pages go, and the site stays: its short name leads to a
-- page that says the guide has ended, and a new guide can be started there.
alter table sites
  add column deleted_at timestamptz,
  add column erased_at timestamptz,
  add constraint sites_erased_are_deleted check (erased_at is null or deleted_at is not null);
create index sites_to_erase on sites (deleted_at) where deleted_at is not null and erased_at is null;

-- Who translated it is not who brought in the file.
alter table translation_marks add column is_from_file boolean not null default false;
