-- By which checks, and for which languages of the site, a chain's errors and warnings were counted. A chain that was
-- counted by others is counted again (server/datachains/recount-chains.ts).
alter table datachains add column checked_as text not null default '';
-- Those are found in the index alone: chains are long.
create index datachains_checked on datachains (customer_id, checked_as, id);

-- What was deleted from a list, and can be restored. devices has one since 0012.
create index algorithms_deleted_of on algorithms (customer_id, deleted_at) where deleted_at is not null;
create index organizations_deleted_of on organizations (customer_id, deleted_at) where deleted_at is not null;
create index labels_deleted_of on labels (customer_id, deleted_at) where deleted_at is not null;
create index pages_deleted_of on pages (customer_id, deleted_at) where deleted_at is not null;
