-- The second wall: logins of their own for the two pools, people whom a tenant may see, a search that gives nothing
-- away, and references that cannot lead to another customer. Policies and rights of the system's role, and FORCE, are
-- given to every table after the migrations (platform/logins/raise-wall.ts).

-- What the two pools sign in with, where nobody has named logins for them. For the owner's eyes only; every process
-- on this database reads the same. The secret is made here, so that it stands in no statement that could be logged.
create table database_logins (
  pool text primary key check (pool in ('tenant', 'system')),
  name text not null,
  password text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
insert into database_logins (pool, name)
  select pool, format('guidepost_%s_%s', pool, tag)
  from (values ('tenant'), ('system')) as pools (pool), (select left(gen_random_uuid()::text, 8) as tag) as this;

-- People ---------------------------------------------------------------------------------------------------------

alter table users enable row level security;
create policy users_of_customer on users for select to guidepost_app using (exists (
  select from memberships where memberships.user_id = users.id and memberships.customer_id = (select app_customer_id())));
-- People become members by an invitation, which the system's login accepts. A tenant who could make memberships could
-- look at anybody.
revoke insert on memberships from guidepost_app;

-- Who has left is still named in the history of what they did: by name, and by nothing else.
create index audit_entries_actor on audit_entries (customer_id, actor_id);
create function person_name(person uuid) returns text
  language sql stable parallel safe security definer set search_path = public, pg_temp
  as $$
    select name from users where id = person and (
      exists (select from memberships where customer_id = app_customer_id() and user_id = person)
      or exists (select from audit_entries where customer_id = app_customer_id() and actor_id = person and actor_kind = 'user'))
  $$;
revoke execute on function person_name(uuid) from public;
grant execute on function person_name(uuid) to guidepost_app;

-- Search ---------------------------------------------------------------------------------------------------------

-- A view without a barrier shows other customers' rows to any function that fails aloud, and with one the trigram index
-- lies unused. A function is closed to what stands around it: patterns go in, the session's customer's devices come out.
-- The terms: [["%harbour%"], ["%camera%", "%cameras%"]], one of each has to be there. As many as asked for, or all.
drop view searched_devices;
create function found_devices(terms jsonb, most integer default null) returns setof devices
  language plpgsql stable parallel safe security definer set search_path = public, pg_temp rows 100
  as $$
    declare
      conditions text;
    begin
      select string_agg('(' || (
          select string_agg(format('search_text like %L', searchable(pattern)), ' or ')
          from jsonb_array_elements_text(spellings) as pattern
        ) || ')', ' and ')
        into conditions from jsonb_array_elements(terms) as spellings;
      return query execute 'select * from devices where customer_id = app_customer_id() and deleted_at is null and '
        || coalesce(conditions, 'true') || ' limit $1' using most;
    end
  $$;
revoke execute on function found_devices(jsonb, integer) from public;
grant execute on function found_devices(jsonb, integer) to guidepost_app;

-- After imports the system's login looks at tables again and empties the waiting lists of indexes, which only their
-- owner may.
create function analyze_tables(names text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      name text;
    begin
      foreach name in array names loop
        execute format('analyze %I', name);
      end loop;
    end
  $$;
create function tidy_search_indexes() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ select gin_clean_pending_list('devices_search'), gin_clean_pending_list('algorithms_search') $$;
revoke execute on function analyze_tables(text[]), tidy_search_indexes() from public;
grant execute on function analyze_tables(text[]), tidy_search_indexes() to guidepost_system;

-- References within one customer ---------------------------------------------------------------------------------

alter table labels add constraint labels_of_customer unique (customer_id, id);
alter table device_statuses add constraint device_statuses_of_customer unique (customer_id, id);
alter table pages add constraint pages_of_customer unique (customer_id, id);

do $$
declare
  link record;
  astray text;
begin
  for link in
    select * from (values
      ('devices', 'status_id', 'device_statuses', 'devices_status', 'set null (status_id)'),
      ('device_labels', 'device_id', 'devices', 'device_labels_device', 'cascade'),
      ('device_labels', 'label_id', 'labels', 'device_labels_label', 'cascade'),
      ('pages', 'device_id', 'devices', 'pages_device', 'cascade'),
      ('pages', 'algorithm_id', 'algorithms', 'pages_algorithm', 'cascade'),
      ('page_labels', 'page_id', 'pages', 'page_labels_page', 'cascade'),
      ('page_labels', 'label_id', 'labels', 'page_labels_label', 'cascade'),
      ('feedback_responses', 'page_id', 'pages', 'feedback_responses_page', 'set null (page_id)'),
      ('algorithm_labels', 'algorithm_id', 'algorithms', 'algorithm_labels_algorithm', 'cascade'),
      ('algorithm_labels', 'label_id', 'labels', 'algorithm_labels_label', 'cascade')
    ) as links (source, reference, target, name, on_delete)
  loop
    -- No request could write such a row. Should there be one nevertheless, it must not keep the server from starting.
    astray := format('%1$I is not null and not exists (select from %2$I where %2$I.id = %3$I.%1$I and %2$I.customer_id = %3$I.customer_id)',
      link.reference, link.target, link.source);
    if link.source like '%\_labels' then
      execute format('delete from %I where %s', link.source, astray);
    else
      execute format('update %I set %I = null where %s', link.source, link.reference, astray);
    end if;
    execute format(
      'alter table %I drop constraint %I, add constraint %I foreign key (customer_id, %I) references %I (customer_id, id) on delete %s',
      link.source, link.source || '_' || link.reference || '_fkey', link.name, link.reference, link.target, link.on_delete);
  end loop;
end
$$;
