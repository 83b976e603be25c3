-- A home page comes with its site and nobody saves it first: its history began with nothing beside a published version.
create function homes_begin_history() returns trigger language plpgsql as $$
begin
  insert into page_revisions (id, customer_id, page_id, number, content, created_at, updated_at, created_by)
    values (gen_random_uuid(), new.customer_id, new.id, 1, new.content, new.created_at, new.created_at, new.created_by);
  return null;
end
$$;
create trigger homes_history after insert on pages for each row when (new.type = 'home_page')
  execute function homes_begin_history();

insert into page_revisions (id, customer_id, page_id, number, content, publication_number, created_at, updated_at, created_by)
  select gen_random_uuid(), customer_id, id, 1, content, publication_number, created_at, created_at, created_by from pages
  where type = 'home_page' and not exists (select from page_revisions where page_revisions.page_id = pages.id);
