-- What a row changes in its record, and the statuses, organizations and labels that it creates. Earlier checks have none.
alter table import_rows add column changes jsonb not null default '[]', add column made jsonb not null default '[]';
