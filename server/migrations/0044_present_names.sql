-- Residents read labels and statuses by their present names. The search index knows by which names a page is found: when
-- they change, the queue writes the page's texts again.
alter table guide_texts add column names text not null default '';

create trigger guide_texts_tell_guide_again after update on guide_texts referencing new table as added
  for each statement execute function guide_texts_tell_guide();

create trigger device_statuses_tell_guide after update of name, is_public on device_statuses for each row
  when ((old.name, old.is_public) is distinct from (new.name, new.is_public))
  execute function tell_guide();

-- Those that residents read with the label, also where the draft has dropped it by now.
create function labels_index_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(
    select n.page_id from changed join former on former.id = changed.id
      join publications n on n.customer_id = changed.customer_id and n.ended_at is null
        and n.card -> 'label_ids' ? changed.id::text
    where (former.name, former.is_public, former.deleted_at) is distinct from (changed.name, changed.is_public, changed.deleted_at)));
  return null;
end
$$;
create trigger labels_index_pages after update on labels
  referencing old table as former new table as changed for each statement execute function labels_index_pages();
