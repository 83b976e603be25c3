-- What of an earlier version of a page residents may not read any more, and why: the whole version, or one field of it.
-- The publication itself never changes.
create table withholdings (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null,
  number integer not null,
  -- Null for the whole version.
  field text,
  reason text not null check (length(reason) between 1 and 500),
  -- Pictures that only this field of the version shows: residents cannot open them either.
  image_keys jsonb not null default '[]',
  withheld_by uuid references users on delete set null,
  withheld_at timestamptz not null default clock_timestamp(),
  constraint withholdings_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);
create unique index withholdings_once on withholdings (page_id, number, coalesce(field, ''));
create index withholdings_customer on withholdings (customer_id);
create index withholdings_by on withholdings (withheld_by);

alter table withholdings enable row level security;
alter table withholdings force row level security;
create policy withholdings_of_customer on withholdings to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
grant select, insert, update, delete on withholdings to guidepost_app;

-- Guides forget the pages they keep ready, and other systems read the page again.
create trigger withholdings_tell_guide after insert or update or delete on withholdings for each row
  execute function tell_guide();

create function withholdings_change_public() returns trigger language plpgsql as $$
begin
  update public_changes set changed_at = clock_timestamp(), position = null
  where page_id = coalesce(new.page_id, old.page_id);
  return null;
end
$$;
create trigger withholdings_change_public after insert or delete on withholdings for each row
  execute function withholdings_change_public();
