-- Imports of workbooks and plain JSON, and how each file was read: its encoding, sheet and header.
alter table imports drop constraint imports_format_check;
alter table imports add constraint imports_format_check
  check (format in ('csv', 'xlsx', 'ods', 'geojson', 'nl_json', 'json'));

alter table imports add column reading jsonb not null default
  '{"encoding": null, "telling": [], "sheet": null, "sheets": [], "header_row": null, "first_row": null, "head": []}';

-- Plans now hold texts by language: imports that were checked before are checked again.
update imports set state = 'uploaded', counts = '{}', problem_counts = '{}', made = '[]' where state = 'checked';

-- A search for algorithms also reads what their factsheets answer, in every language: the texts alone, without their
-- languages and the names of questions.
create function texts_of_answers(answers jsonb) returns text language sql immutable parallel safe
  as $$
    select coalesce(string_agg(text #>> '{}', ' '), '') from (
      select jsonb_path_query(answers, 'lax $.*.value.** ? (@.type() == "string")') as text
      union all
      select jsonb_path_query(answers, 'lax $.*.reason.** ? (@.type() == "string")')
    ) as texts
  $$;

alter table factsheets add column search_text text not null
  generated always as (searchable(texts_of_answers(answers))) stored;
create index factsheets_search on factsheets using gin (customer_id, search_text gin_trgm_ops);

create or replace function found_algorithms(pattern text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 50
  as $$
    select id from algorithms where customer_id = app_customer_id() and search_text like searchable(pattern) and deleted_at is null
    union
    select a.id from factsheets as f join algorithms as a on a.id = f.algorithm_id
    where f.customer_id = app_customer_id() and f.search_text like searchable(pattern) and a.deleted_at is null
  $$;

create or replace function tidy_search_indexes() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select gin_clean_pending_list('devices_search'), gin_clean_pending_list('algorithms_search'),
      gin_clean_pending_list('factsheets_search')
  $$;

create trigger factsheets_change_inserted after insert on factsheets referencing new table as changed
  for each statement execute function note_customer_changes();
create trigger factsheets_change_updated after update on factsheets referencing new table as changed
  for each statement execute function note_customer_changes();
create trigger factsheets_change_deleted after delete on factsheets referencing old table as changed
  for each statement execute function note_customer_changes();
