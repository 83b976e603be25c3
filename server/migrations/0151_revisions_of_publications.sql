-- Of which revision a publication is: several may be of one, when only the device or its places changed in between. The
-- column on page_revisions names the last of them.
alter table publications add column revision_number integer;

update publications n set revision_number = coalesce(
  (select r.number from page_revisions r where r.page_id = n.page_id and r.publication_number = n.number),
  (select max(r.number) from page_revisions r where r.page_id = n.page_id and r.created_at <= n.published_at));
create index publications_revision on publications (page_id, revision_number);
