-- Pages whose public side has changed, for other systems to follow: the latest change of each, once. A position is given
-- when somebody reads, after the change was committed, so that no reader's position is ahead of a change it has not seen.
create table public_changes (
  page_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  changed_at timestamptz not null default clock_timestamp(),
  position bigint,
  constraint public_changes_page foreign key (customer_id, page_id) references pages (customer_id, id) on delete cascade
);
create unique index public_changes_position on public_changes (customer_id, position);
create index public_changes_new on public_changes (customer_id) where position is null;

-- The last position given. Its row serialises those who give them.
create table public_change_counters (
  customer_id uuid primary key references customers on delete cascade,
  last bigint not null default 0
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['public_changes', 'public_change_counters'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
    execute format('grant select, insert, update on %I to guidepost_app', tenant_table);
  end loop;
end
$$;

create function publications_change_public() returns trigger language plpgsql as $$
begin
  insert into public_changes (customer_id, page_id) values (new.customer_id, new.page_id)
  on conflict (page_id) do update set changed_at = excluded.changed_at, position = null;
  return null;
end
$$;
create trigger publications_change_public after insert or update of ended_at on publications for each row
  execute function publications_change_public();

-- A new address of a page that is or was public.
create function pages_change_public() returns trigger language plpgsql as $$
begin
  update public_changes set changed_at = clock_timestamp(), position = null where page_id = new.id;
  return null;
end
$$;
create trigger pages_change_public after update of slug on pages for each row when (old.slug is distinct from new.slug)
  execute function pages_change_public();

insert into public_changes (customer_id, page_id, changed_at)
  select customer_id, page_id, max(coalesce(ended_at, published_at)) from publications group by customer_id, page_id;
