-- What a label is called in other languages; its name is used where one is missing.
alter table labels add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object');

create or replace function labels_compare_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(
    select page_labels.page_id from changed join former on former.id = changed.id
      join page_labels on page_labels.label_id = changed.id
    where (changed.name, changed.names, changed.color, changed.is_public, changed.deleted_at)
      is distinct from (former.name, former.names, former.color, former.is_public, former.deleted_at)));
  return null;
end
$$;

create or replace function labels_index_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(
    select n.page_id from changed join former on former.id = changed.id
      join publications n on n.customer_id = changed.customer_id and n.ended_at is null
        and n.card -> 'label_ids' ? changed.id::text
    where (former.name, former.names, former.is_public, former.deleted_at)
      is distinct from (changed.name, changed.names, changed.is_public, changed.deleted_at)));
  return null;
end
$$;
