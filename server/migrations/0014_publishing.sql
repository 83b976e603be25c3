-- What an unfinished translation does to a publication: it is told, or it stops it.
alter table sites
  add column translation_policy text not null default 'warn' check (translation_policy in ('warn', 'block'));

alter table page_schedules
  -- The save whose words were kept.
  add column revision_number integer,
  -- When the person who scheduled it was told that it failed.
  add column told_at timestamptz;
create index page_schedules_untold on page_schedules (created_at) where failed_because is not null and told_at is null;

-- Pictures in anything that was published or will be: they stay, whatever the records show by now.
create table publication_images (
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null,
  image_key text not null,
  primary key (page_id, image_key),
  constraint publication_images_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);
create index publication_images_key on publication_images (image_key);

create index publications_public on publications (customer_id, published_at) where ended_at is null;

-- A row each time. Were a page there only once, a change could find it there, be written after the page was taken from
-- the queue and read, and never be looked at; and who waits for the row would wait for somebody else's transaction.
alter table pages_to_compare
  drop constraint pages_to_compare_pkey,
  add column id bigint generated always as identity primary key;
-- Customers take turns.
create index pages_to_compare_turns on pages_to_compare (customer_id, id);
create index pages_to_compare_page_of on pages_to_compare (page_id);

-- Taken from the queue by a process that is at work on them. A row that stays is of a process that died.
create table pages_being_compared (
  claim_id uuid not null,
  page_id uuid not null,
  customer_id uuid not null references customers on delete cascade,
  taken_at timestamptz not null default clock_timestamp(),
  primary key (claim_id, page_id),
  constraint pages_being_compared_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);
create index pages_being_compared_taken on pages_being_compared (taken_at);

create function tell_pages_to_compare() returns trigger language plpgsql as $$
begin
  if exists (select from added) then
    notify pages_to_compare;
  end if;
  return null;
end
$$;
create trigger pages_to_compare_added after insert on pages_to_compare referencing new table as added
  for each statement execute function tell_pages_to_compare();

-- Checks ask the site how a page can be reached and what an unfinished translation does.
create function sites_check_pages() returns trigger language plpgsql as $$
begin
  insert into pages_to_compare (page_id, customer_id)
    select id, customer_id from pages where customer_id = new.customer_id and deleted_at is null;
  return null;
end
$$;
create trigger sites_check_pages after update of translation_policy, features, contact_email, contact_phone on sites for each row
  when ((old.translation_policy, old.features, old.contact_email, old.contact_phone)
    is distinct from (new.translation_policy, new.features, new.contact_email, new.contact_phone))
  execute function sites_check_pages();

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['publication_images', 'pages_being_compared'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
    execute format('grant select, insert, update, delete on %I to guidepost_app', tenant_table);
  end loop;
end
$$;
