-- A recipe says what each field is made of. Before, a mapping said which field each column fills.
create function recipe_of_mapping(mapping jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'fields', coalesce((
      select jsonb_object_agg(value #>> '{}', jsonb_build_array(jsonb_build_object('column', key)))
      from jsonb_each(mapping)), '{}'),
    'groups', '[]'::jsonb, 'leave_out', '[]'::jsonb, 'values', '[]'::jsonb)
$$;

alter table imports rename column mapping to recipe;
alter table imports rename column mapping_origin to recipe_origin;
alter table imports drop constraint imports_mapping_origin_check;
alter table imports add constraint imports_recipe_origin_check
  check (recipe_origin in ('guessed', 'remembered', 'profile', 'chosen'));
update imports set recipe = recipe_of_mapping(recipe), options = options || '{"bad_cells": "refuse"}';
alter table imports alter column recipe set default '{"fields": {}, "groups": [], "leave_out": [], "values": []}';

alter table import_mappings rename to import_recipes;
alter table import_recipes rename column mapping to recipe;
update import_recipes set recipe = recipe_of_mapping(recipe), options = options || '{"bad_cells": "refuse"}';

drop function recipe_of_mapping(jsonb);

-- A row of the file can become several results; `number` is their order, `line` the row of the file.
alter table import_rows add column line integer;
update import_rows set line = number;
alter table import_rows alter column line set not null;
alter table import_rows drop constraint import_rows_verdict_check;
alter table import_rows add constraint import_rows_verdict_check check (
  verdict in ('create', 'update', 'unchanged', 'add_location', 'duplicate', 'error', 'skip', 'left_out'));
