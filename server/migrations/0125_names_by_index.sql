-- The next actor from a person on is the person, or they never acted here. Asked this way it is one step in the index by
-- actor. Asked whether any entry exists, the planner expects one soon and reads the whole log for whoever has none.
create or replace function person_name(person uuid) returns text
  language sql stable parallel safe security definer set search_path = public, pg_temp
  as $$
    select name from users where id = person and (
      exists (select from memberships where customer_id = app_customer_id() and user_id = person)
      or person = (
        select actor_id from audit_entries
        where customer_id = app_customer_id() and actor_id >= person order by actor_id limit 1))
  $$;
